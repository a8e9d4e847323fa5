// Package e2e tries the page in a real browser: Chromium without a window,
// which draws with Mesa's software OpenGL.
//
// Goals: what people do, by real keys and clicks, and what they get, read from
// window.parlor; nothing on the console, nothing from another host.
//
// Non-goals: rules and pictures. They have tests of their own, which are faster.
package e2e

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"testing"

	"github.com/chromedp/chromedp"

	"parlor/web"
)

var (
	program web.Program     // compiled once for all tests
	site    string          // where the page is served
	browser context.Context // one browser, in which each test has a profile of its own
)

func TestMain(m *testing.M) {
	status, err := runAll(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		status = 1
	}
	os.Exit(status)
}

func runAll(m *testing.M) (int, error) {
	path, err := findChromium()
	if err != nil {
		return 0, err
	}
	program, err = web.Load(context.Background(), os.Stderr)
	if err != nil {
		return 0, err
	}
	server := httptest.NewServer(web.New(program))
	defer server.Close()
	site = server.URL

	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox, // root has none
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// llvmpipe draws half as fast again as Chromium's own SwiftShader.
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "gl-egl"),
		chromedp.Flag("ignore-gpu-blocklist", true),
		chromedp.Flag("disable-gpu-rasterization", true),
	)
	flag.Parse()
	if flag.Lookup("test.bench").Value.String() == "" {
		// Tests open the page so often that it pays not to compile it a second time and
		// better. Benchmarks have what players have.
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	defer cancel()
	browser, cancel = chromedp.NewContext(ctx)
	defer cancel()
	if err := chromedp.Do(browser); err != nil {
		return 0, fmt.Errorf("Chromium does not start: %w", err)
	}
	return m.Run(), nil
}

func findChromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("the browser tests need Chromium, which make test installs on Debian: apt-get install chromium")
}
