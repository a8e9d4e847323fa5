//go:build !linux

package display
