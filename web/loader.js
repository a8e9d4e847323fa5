// The loader fetches the program, shows how far it is, runs it behind the start
// overlay, and says so when something goes wrong. What is shown follows from
// data-phase on the root: loading, ready, playing or failed.
//
// The program calls window.parlorFirstFrame() after its first drawn frame, and
// may define window.parlorStart(), which is called within the gesture that
// starts play, so that sound may begin. window.parlorTiming says after how many
// milliseconds the program was loaded, and had drawn its first frame.
"use strict";

(() => {
  const { program, size } = document.currentScript.dataset;
  const part = (selector) => document.querySelector(selector);
  const show = (phase) => { document.documentElement.dataset.phase = phase; };

  window.parlorTiming = {};

  // fail shows what went wrong and the one way on.
  function fail({ title, words, button, act = () => location.reload(), detail = "" }) {
    part("#failed h1").textContent = title;
    part("#failed p").textContent = words;
    part("#failed pre").textContent = detail;
    part("#failed details").hidden = detail === "";
    part("#failed button").textContent = button;
    part("#failed button").onclick = act;
    show("failed");
    part("#failed button").focus();
  }

  function progress(bytes) {
    const percent = Math.min(100, Math.floor((100 * bytes) / size));
    part("#progress").value = percent;
    part("#progress-words").textContent = percent < 100 ? `Loading ${percent} %` : "Starting";
  }

  function hasWebGL() {
    const gl = document.createElement("canvas").getContext("webgl2");
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  }

  // download compiles the program while it comes in. The response is copied to
  // be counted and handed on as it came, so that the browser may keep what it
  // compiled for the next visit.
  async function download(imports, signal) {
    const response = await fetch(program, { signal });
    if (!response.ok) throw new Error(`${program}: ${response.status} ${response.statusText}`);
    const count = async (reader) => {
      for (let bytes = 0; ;) {
        const { done, value } = await reader.read();
        if (done) return;
        progress(bytes += value.byteLength);
      }
    };
    const counted = count(response.clone().body.getReader());
    const [{ instance }] = await Promise.all([WebAssembly.instantiateStreaming(response, imports), counted]);
    return instance;
  }

  // words keeps the last of what the program writes to its standard error.
  let words = "";
  function listen() {
    const { fs } = globalThis;
    const decoder = new TextDecoder();
    const write = fs.writeSync;
    fs.writeSync = (fd, bytes) => {
      words = (words + decoder.decode(bytes)).slice(-4000);
      return write.call(fs, fd, bytes);
    };
  }

  function ended(code, detail) {
    part("canvas")?.remove(); // it would call into a program that is no more
    if (code === 0) {
      fail({ title: "Parlor is closed", words: "Your bests are kept on this device.", button: "Play again" });
    } else {
      fail({
        title: "Parlor stopped",
        words: "The program met an error that it should not have. Your bests are kept; please load the page again.",
        button: "Load again",
        detail,
      });
    }
  }

  async function load() {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
      return fail({
        title: "This browser is too old",
        words: "Parlor is a WebAssembly program, and this browser does not run them, or was told not to. A current version of any browser will do.",
        button: "Try again",
      });
    }
    show("loading");
    progress(0);
    let instance, go, code = 0;
    try {
      go = new Go();
      const seed = new URLSearchParams(location.search).get("seed");
      if (seed !== null) go.argv = ["parlor-app", `--seed=${seed}`];
      go.exit = (c) => { code = c; };
      const enough = new AbortController();
      const arrival = download(go.importObject, enough.signal);
      if (!hasWebGL()) { // which may take a second to find out, while the program comes in
        enough.abort();
        arrival.catch(() => {});
        return fail({
          title: "WebGL 2 is missing",
          words: "Parlor draws with WebGL 2, and this browser does not offer it. Turning on hardware acceleration in the browser's settings often helps; so does another browser.",
          button: "Try again",
        });
      }
      instance = await arrival;
    } catch (error) {
      return fail({
        title: "The download broke off",
        words: "The program did not arrive whole. Please see whether the network, or the parlor command that serves this page, is still there.",
        button: "Try again",
        act: typeof Go === "function" ? load : undefined,
        detail: String(error),
      });
    }
    listen();
    window.parlorTiming.loaded = performance.now();
    await go.run(instance);
    ended(code, words);
  }

  window.parlorFirstFrame = () => {
    window.parlorTiming.firstFrame = performance.now();
    show("ready");
    part("#play").focus();
    window.parlorKeep();
  };

  part("#start").addEventListener("click", () => {
    show("playing");
    part("canvas").focus();
    window.parlorStart?.();
  });

  // A trap within WebAssembly, such as an overflown stack, ends the program
  // without its knowing.
  addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) ended(1, `${words}\n${error.stack}`);
  });

  // A key that the browser repeats is a key that is down: games know that, and
  // the key that pressed the overlay away must not reach the game behind it.
  addEventListener("keydown", (event) => {
    if (event.repeat && event.target === part("canvas")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);

  // Shapes come with smooth edges of their own; multisampling the whole canvas
  // would only cost a machine without a graphics card a third of its frames. Depth,
  // stencil and a page that shines through would cost it a sixth, and none is used.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
    return getContext.call(this, kind, { ...attributes, antialias: false, alpha: false, depth: false, stencil: false });
  };

  load();
})();
