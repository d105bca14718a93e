import { TextDecoder, TextEncoder } from 'node:util';

/** Stub for observers that jsdom lacks. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
});

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
// Forms wait until their page was open for a moment; in tests it always was.
const now = performance.now.bind(performance);
performance.now = () => now() + 60_000;
window.scrollTo = () => undefined;
// jsdom has none: a file is read as the browser does.
Blob.prototype.arrayBuffer ??= function read(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsArrayBuffer(this);
  });
};
// jsdom has none; tests that expect a report replace it.
window.reportError ??= () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom does not support pseudo-elements and warns on each call.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

/** BroadcastChannel that delivers at once. */
class Broadcast {
  private static readonly open = new Set<Broadcast>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Broadcast.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Broadcast.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    Broadcast.open.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: Broadcast });

/** MessageChannel that delivers in a later task, without the open handle of Node's own. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
Object.assign(globalThis, { MessageChannel: Channel });
