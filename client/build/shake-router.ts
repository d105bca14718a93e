import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\//;
const CALL = /(?<== )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out components of React Router that no page uses: its own build does not mark
 * calls that only create one, and names components afterwards, which counts as a use. Saves 1.5 KB gzip.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'mizan:shake-router',
    apply: 'build',
    transform: (code, id) =>
      ROUTER.test(id) ? code.replace(NAME, '').replace(CALL, '/* @__PURE__ */ ') : undefined,
  };
}
