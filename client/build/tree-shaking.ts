import { parseAst, type Plugin } from 'vite';
import { DECLARATIONS, OF_THE_SERVER } from './server-facts.ts';

const ROUTER = /node_modules\/react-router\/dist\//;
const ROUTER_CALL = /(?<== )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out components of React Router that no page uses: its own build does not mark
 * calls that only create one, and names components afterwards, which counts as a use. Saves 1.5 KB gzip.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'mizan:shake-router',
    apply: 'build',
    transform: (code, id) =>
      ROUTER.test(id)
        ? code.replace(DISPLAY_NAME, '').replace(ROUTER_CALL, '/* @__PURE__ */ ')
        : undefined,
  };
}

/** A heading that stands by itself, and the names of branches in a description. */
const CALL = /(?<== )(?=localized\(|CONSULTATION_BRANCHES\.join)/g;

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  !!value && typeof value === 'object' && 'type' in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** The outermost properties of literals that only the server reads; the fields themselves may have such names. */
function leftOut(node: Node): Node[] {
  // what a function takes apart has such names, too
  if (node.type === 'ObjectPattern') return [];
  const name = node.type === 'Property' ? (node.key?.name ?? '') : '';
  if (OF_THE_SERVER.has(name)) return [node];
  const children = childrenOf(node);
  if (name !== 'fields') return children.flatMap(leftOut);
  return children.flatMap(childrenOf).flatMap(childrenOf).flatMap(leftOut);
}

/**
 * Leaves out of the declarations of requests, and of the limits, what the client never reads: the page of a form
 * loads its declaration before it can be used, and the texts for the server are most of it.
 */
export function leanDeclarations(): Plugin {
  return {
    name: 'mizan:lean-declarations',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!DECLARATIONS.test(id)) return undefined;
      return leftOut(parseAst(code) as unknown as Node)
        .reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          code,
        )
        .replace(CALL, '/* @__PURE__ */ ');
    },
  };
}

const ROUTES = /client\/src\/app\/routes\.tsx$/;
const SOURCE = /(?<=\b(?:lazy|apollo)Page\(\s*)'[^']+'/g;

/** Leaves out of the routes which file each page comes from: the server alone reads it. Saves 0.3 KB gzip. */
export function leanRoutes(): Plugin {
  return {
    name: 'mizan:lean-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (ROUTES.test(id) ? code.replace(SOURCE, "''") : undefined),
  };
}
