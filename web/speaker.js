// The speaker plays, in the browser's audio thread, what the program sends: left
// and right samples in turn. It asks for the frames that it lacks of those that it
// keeps ahead. When the program is late it fades rather than clicks, and then keeps
// more ahead for a while.
"use strict";

const late = 0.02 * sampleRate; // more frames ahead each time
const most = 0.2 * sampleRate; // frames ahead
const calm = 0.05; // fewer frames ahead again, each time a block was there

registerProcessor("speaker", class extends AudioWorkletProcessor {
  ring = new Float32Array(2 << 16); // holds more than a second
  written = 0; // samples so far
  read = 0;
  asked = false; // and not answered yet
  gain = 0; // 0 while there is too little to play

  constructor({ processorOptions }) {
    super();
    this.least = this.ahead = processorOptions.ahead * sampleRate; // frames
    this.port.onmessage = ({ data }) => {
      for (const sample of data) this.ring[this.written++ % this.ring.length] = sample;
      this.asked = false;
    };
  }

  process(_, [sides]) {
    const frames = sides[0].length;
    const has = (this.written - this.read) / 2;
    const before = this.gain;
    // The last block there is fades out; what comes after it begins with a fade.
    this.gain = has >= (before > 0 ? 2 * frames : this.ahead / 2) ? 1 : 0;
    if (before > 0 || this.gain > 0) {
      for (let i = 0; i < frames; i++) {
        const gain = before + ((this.gain - before) * i) / frames;
        for (const side of sides) side[i] = gain * this.ring[this.read++ % this.ring.length];
      }
    }
    if (this.gain < before) this.ahead = Math.min(this.ahead + late, most);
    else this.ahead = Math.max(this.ahead - calm, this.least);

    const lacks = Math.round(this.ahead - has);
    if (!this.asked && lacks >= this.ahead / 5) {
      this.asked = true;
      this.port.postMessage(lacks);
    }
    return true;
  }
});
