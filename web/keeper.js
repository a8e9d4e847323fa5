// The keeper has a worker keep the page on this device, and tells of a new version
// with a note on Home, never in a game. Where the browser keeps nothing, the page
// works as long as its server does.
//
// The loader calls window.parlorKeep() after the first frame, so that the first
// visit waits for nothing.
"use strict";

(() => {
  const { version } = document.currentScript.dataset;
  const note = document.querySelector("#note");

  // tell shows the note while Home is on the screen. In a game even looking would
  // cost a frame, and the address tells where one is.
  let told = false;
  function tell(load) {
    const isHome = () => document.documentElement.dataset.phase === "playing"
      && /^(#\/?)?$/.test(location.hash) && window.parlor?.state()?.screen === "home";
    if (!told) setInterval(() => { note.hidden = !isHome(); }, 300);
    told = true;
    note.querySelector("button").onclick = load;
  }

  // load takes the new version's worker, and with it the page. While other pages
  // are open the worker waits, and the page comes from the server.
  function load(worker, newVersion) {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    setTimeout(reload, 1000);
    worker.postMessage(newVersion);
  }

  async function keep() {
    navigator.serviceWorker.addEventListener("message", ({ data, source }) => tell(() => load(source, data)));
    const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    const greet = (worker) => {
      if (worker?.state === "installed") worker.postMessage(version);
      else worker?.addEventListener("statechange", () => greet(worker), { once: true });
    };
    greet(registration.waiting);
    greet(registration.installing);
    registration.addEventListener("updatefound", () => greet(registration.installing));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {}); // the server may be gone
    });
  }

  window.parlorKeep = () => keep().catch(() => {});
})();
