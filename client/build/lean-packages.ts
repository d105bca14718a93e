import { parseAst, type Plugin } from 'vite';

/** A place in a package that the site never reaches, and what stands there instead. */
type Cut = readonly [place: RegExp, instead: string];

/** Texts have neither formats nor nested keys, a key names one text, and `createI18n` sets none of these options. */
const I18NEXT: readonly Cut[] = [
  // logs nothing unless an option asks for it
  [/(?=(?:this\.logger|baseLogger)\.(?:warn|log|once|deprecate)\()/g, '/* @__PURE__ */ '],
  [/this\.logger\.debug\b/g, 'false'],
  // missing keys are not reported
  [/if \(usedKey \|\| usedDefault \|\| updateMissing\)/, 'if (false)'],
  [
    /this\.options\.(?:updateMissing|parseMissingKeyHandler|appendNamespaceToMissingKey)\b/g,
    'false',
  ],
  // options of a single call
  [/(?<=const (?:returnDetails|handleAsObjectInI18nFormat) = ).*(?=;)/g, 'false'],
  [/(?<=const (?:postProcess|postProcessorNames) = ).*(?=;)/g, 'undefined'],
  [/opt\.ordinal\b/g, 'false'],
  // keys are paths, never functions or sentences
  [/typeof (?:k|keys?|o\.keyPrefix) === 'function'/g, 'false'],
  [/(?<=const (?:wouldCheckForNsInKey|seemsNaturalLanguage) = ).*(?=;)/g, 'false'],
  [/(?<=const ignoreJSONStructure = ).*(?=;)/, 'false'],
  [/path == null && ignoreJSONStructure && isString\(key\)/, 'false'],
  // nesting and formats
  [/opt\.nest !== false/, 'false'],
  [/(?<=const skipOnVariables = )isString\(res\).*(?=;)/, 'false'],
  [/formatter = Formatter(?=;)/, ''],
  // languages
  [/(?:usedLng|lng)\?\.toLowerCase\(\) === 'cimode'/g, 'false'],
  [/lng\.includes\('\.'\)/g, 'false'],
  // parts that can be exchanged
  [/this\.(?:i18nFormat|services\.languageDetector)\b/g, 'undefined'],
  [/this\.modules\.(?:formatter|languageDetector|i18nFormat|logger)\b(?! =)/g, 'undefined'],
  // a method that is left out below
  [/this\.noticeDevFallback\(lng\);/, ''],
];

/** Methods of the classes of i18next that nobody calls then; a bundler cannot know that. */
const UNUSED_METHODS: ReadonlySet<string> = new Set([
  ...['cloneInstance', 'dir', 'exists', 'hydrate', 'setDefaultNamespace'],
  ...['addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces', 'toJSON'],
  ...['clone', 'deprecate', 'deprecateBareCode', 'deprecateDottedLng', 'noticeDevFallback'],
  ...['nest', 'getUsedParamsDetails', 'saveMissing', 'clearCache'],
  ...['getPluralFormsOfKey', 'getSuffixes', 'needsPlural', 'addCached', 'getResourceBundle'],
]);

/** The texts are there before a page is rendered, and its language never changes. */
const USE_TRANSLATION: readonly Cut[] = [
  [/useSuspense && !ready/g, 'false'],
  [/= createI18nWrapper\(original\)/g, '= original'],
  [/!ready && !useSuspense \? \(\.\.\.args\)/, 'false ? (...args)'],
  [/typeof (?:k|last|keyPrefix) === 'function'/g, 'false'],
];

/** No text has marks of its own, which `Trans` would need these for. */
const I18N_DEFAULTS: readonly Cut[] = [[/,\s*unescape\b/, '']];

/** Warns through i18next, which logs nothing. */
const I18N_WARNINGS: readonly Cut[] = [
  [/(?=\(i18n, code, msg, rest\) =>)/g, '/* @__NO_SIDE_EFFECTS__ */ '],
];

/** The site has no data router, and is no application of the router's framework. */
const REACT_ROUTER: readonly Cut[] = [
  // tell developers what they did wrong
  [/(?=^function (?:warning|warningOnce|invariant)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ '],
  [/(?<=let dataRouterState = )dataRouterOpts\?\.state/, 'undefined'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length/, 'false'],
  [/(?<=return )isDataRoute \? useNavigateStable\(\) : /, ''],
  [/(?<=let routerState = )React\d*\.useContext\(DataRouterStateContext\)/, 'null'],
  [/(?<== )usePrefetchBehavior\([^)]*\)/, '[false, undefined, {}]'],
  [/shouldPrefetch && !isAbsolute/, 'false'],
];

/** No element of the site is a `ViewTransition`, and no fragment has a `ref`; neither does antd have them. */
const REACT_DOM: readonly Cut[] = [[/^FragmentInstance\.prototype\.\w+ = (?=function)/gm, 'void ']];

/** Functions of React that have work with these alone, and whose answer nobody reads. */
const ONLY_FOR_THESE =
  /^(?:commit|trackEnter|restore|measure|apply|schedule|start)\w*ViewTransition|^(?:commit\w*|deleteChildFrom)FragmentInstance/;

interface Lean {
  file: RegExp;
  cuts: readonly Cut[];
  /** Names of methods that are left out. */
  methods?: ReadonlySet<string>;
  /** Names of functions that are left empty. */
  bodies?: RegExp;
}

const PACKAGES: readonly Lean[] = [
  { file: /\/i18next\/dist\/esm\/i18next\.js$/, cuts: I18NEXT, methods: UNUSED_METHODS },
  { file: /\/react-i18next\/dist\/es\/useTranslation\.js$/, cuts: USE_TRANSLATION },
  { file: /\/react-i18next\/dist\/es\/defaults\.js$/, cuts: I18N_DEFAULTS },
  { file: /\/react-i18next\/dist\/es\/utils\.js$/, cuts: I18N_WARNINGS },
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    cuts: REACT_DOM,
    bodies: ONLY_FOR_THESE,
  },
  { file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, cuts: REACT_ROUTER },
];

/** The name of a router's chunk changes with each version; the other one is for servers. */
const isMeant = (code: string, { cuts }: Lean) =>
  cuts !== REACT_ROUTER || code.includes('function BrowserRouter(');

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  id?: { name?: string };
  body?: Node;
}

const isNode = (value: unknown): value is Node =>
  !!value && typeof value === 'object' && 'type' in value;

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

const findNodes = (node: Node, type: string): Node[] =>
  node.type === type ? [node] : childrenOf(node).flatMap((child) => findNodes(child, type));

const replaceNodes = (code: string, nodes: readonly Node[], instead: string) =>
  nodes.reduceRight(
    (text, { start, end }) => text.slice(0, start) + instead + text.slice(end),
    code,
  );

function withoutMethods(code: string, names: ReadonlySet<string>): string {
  const methods = findNodes(parseAst(code) as unknown as Node, 'MethodDefinition');
  const found = methods.filter(({ key }) => names.has(key?.name ?? ''));
  const missing = [...names].filter((name) => !found.some(({ key }) => key?.name === name));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')} any more`);
  return replaceNodes(code, found, '');
}

function withoutBodies(code: string, names: RegExp): string {
  const functions = findNodes(parseAst(code) as unknown as Node, 'FunctionDeclaration');
  const found = functions.filter(({ id }) => names.test(id?.name ?? ''));
  if (found.length === 0) throw new Error(`there is no ${names.source} any more`);
  return replaceNodes(
    code,
    found.flatMap(({ body }) => body ?? []),
    '{}',
  );
}

function cut(code: string, [place, instead]: Cut): string {
  const shorter = code.replace(place, instead);
  if (shorter === code) throw new Error(`there is no ${place.source} any more`);
  return shorter;
}

/**
 * The code of a package without what the site never reaches.
 * @throws where a new version of the package has no such place any more
 */
export function leanPackage(code: string, id: string): string {
  const found = PACKAGES.find(({ file }) => file.test(id));
  if (!found || !isMeant(code, found)) return code;
  const { cuts, methods, bodies } = found;
  const shorter = cuts.reduce(cut, code);
  const lean = methods ? withoutMethods(shorter, methods) : shorter;
  return bodies ? withoutBodies(lean, bodies) : lean;
}

/**
 * Leaves out of i18next, React and React Router what the site never reaches, and what only tells developers of
 * mistakes: these packages are three quarters of the first script. Saves 15 KB brotli. Tests and `npm run dev` run the
 * packages whole.
 */
export function leanPackages(): Plugin {
  return {
    name: 'mizan:lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (id.includes('/node_modules/') ? leanPackage(code, id) : undefined),
  };
}
