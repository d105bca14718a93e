declare module 'libheif-js/wasm-bundle.js' {
  const library: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => unknown[] } };
  export default library;
}
