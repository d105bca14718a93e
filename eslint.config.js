import path from 'node:path';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import {
  clientBoundaries,
  moduleBoundary,
  publicImports,
  serverBoundaries,
} from './eslint.boundaries.js';
import { dayPrinters, printedDays, readBack } from './eslint.days.js';
import { noServerFacts, serverFacts } from './eslint.server-facts.js';

const root = import.meta.dirname;

const nodeGlobals = Object.fromEntries(
  [
    'AbortSignal',
    'Buffer',
    'URL',
    'clearTimeout',
    'console',
    'fetch',
    'globalThis',
    'process',
    'setInterval',
    'setTimeout',
  ].map((name) => [name, 'readonly']),
);

const sizes = {
  'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': [
    'error',
    { max: 80, skipBlankLines: true, skipComments: true, IIFEs: true },
  ],
};

/** Constructors may have any number of injected parameters; other functions at most four. */
const manyParams = {
  selector:
    ':matches(FunctionDeclaration, ArrowFunctionExpression, MethodDefinition[kind!="constructor"] > FunctionExpression)[params.length>4]',
  message: 'More than four parameters: take an object.',
};

/** `['A', 'B'].includes(code)` compares strings, so codes that do not exist would compile. */
const untypedCodes = {
  selector:
    'CallExpression[callee.property.name="includes"][callee.object.type="ArrayExpression"] > :matches(Identifier[name="code"], MemberExpression[property.name="code"]).arguments',
  message: 'Compare error codes by ===, or with a list of the type readonly ApiErrorCode[].',
};

/** Code that does not arrive is tried again a limited number of times, and the page says so. */
const LOADERS =
  '/^(loadCode|lazyPage|apolloPage|lazyComponent|lazySection|registerSection|lazyScreen|resourcePage|requestsPage)$/';
const bareImport = {
  selector: `ImportExpression:not(CallExpression[callee.name=${LOADERS}] ImportExpression)`,
  message: 'Load code through lib/load-code.ts: loadCode, or lazyComponent for a component.',
};

/** The title of a test is read alone in reports: it begins with its subject, not with a verb or a clause. */
const noSubject =
  '(am|and|are|asks|but|can|cannot|closes|creates|did|do|does|drops|finds|gets|gives|goes|had|has|have|holds|is|it|its|joins|keeps|lasts|leads|leaves|lets|loses|looks|makes|may|must|needs|never|not|of|opens|puts|reads|refuses|removes|renders|replaces|says|sends|shall|shows|stays|takes|tells|that|their|they|those|warns|was|were|what|who|whoever|whom|whose|will|works|writes)';
const titles = ':matches([callee.name=/^(it|test)$/], [callee.callee.object.name=/^(it|test)$/])';
const noSubjectTitles = [
  // rows whose `title` the title of the test begins with
  `[arguments.0.value=/^\\$title/] > CallExpression.callee[callee.property.name="each"] > ArrayExpression > ObjectExpression > Property[key.name="title"] > Literal[value=/^${noSubject} /]`,
  ` > Literal.arguments:first-child[value=/^${noSubject} /]`,
  ` > TemplateLiteral.arguments:first-child > TemplateElement:first-child[value.raw=/^${noSubject} /]`,
].map((title) => ({
  selector: `CallExpression${titles}${title}`,
  message: 'Begin the title of a test with its subject: "a withdrawn request leaves the desk".',
}));

const noSizes = { 'max-lines': 'off', 'max-lines-per-function': 'off' };

/** Values are passed to SQL as parameters, never as text; only constants may be interpolated. */
const query = 'CallExpression[callee.property.name=/^(query|execute|executeSql)$/]';
const notConstant = ':not(TemplateElement, Identifier[name=/^[A-Z][A-Z0-9_]*$/])';
const refused = (selector) => ({
  selector,
  message:
    'Do not build SQL from strings: pass values as parameters ($1), keep the rest in constants.',
});
const noStringSql = [
  refused(`${query} > TemplateLiteral.arguments:first-child > ${notConstant}`),
  refused(`${query} > BinaryExpression[operator="+"].arguments:first-child`),
];
/** A selector cannot follow a variable to the call, but sees the statement in it. */
const noSqlVariables = refused(
  `VariableDeclarator[id.name=/^[a-z]/] > TemplateLiteral[quasis.0.value.raw=/^\\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\\b/i] > ${notConstant}`,
);

const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Only platform/config/env.ts reads the environment.',
};

const noUnsafe = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/coverage/',
      '.data/',
      'client/src/graphql/generated/',
      'sdk/src/generated/',
      'client/test-results/',
      'client/playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: nodeGlobals },
    plugins: { 'check-file': checkFile, 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          alias: {
            '@contract': [path.join(root, 'server', 'src', 'contract')],
            '@seed-content': [path.join(root, 'server', 'src', 'seed-content')],
          },
        }),
      ],
    },
    rules: {
      ...sizes,
      'no-restricted-syntax': ['error', manyParams],
      eqeqeq: 'error',
      // such expressions are used to refuse control characters
      'no-control-regex': 'off',
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'import-x/no-self-import': 'error',
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs,cjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{client,server,sdk,scripts}/**/': 'KEBAB_CASE' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // an async function without await still turns a thrown error into a rejection
      '@typescript-eslint/require-await': 'off',
      // libraries compare their enums with strings
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['server/src/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: serverBoundaries, basePath: root }],
      'no-restricted-syntax': ['error', manyParams, ...readBack, ...noStringSql, noSqlVariables],
      'no-restricted-properties': ['error', noEnvironment, ...printedDays],
    },
  },
  {
    files: ['server/src/{accounts,modules}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', moduleBoundary] },
  },
  {
    // command-line tools that are not part of the server
    files: [
      'server/src/platform/config/**',
      'server/src/platform/database/{check-migrations,data-source,make-migration,write-indexes}.ts',
    ],
    rules: { 'no-restricted-properties': ['error', ...printedDays] },
  },
  {
    // their conditions come from the list engine and from the definitions of requests, never from a call
    files: [
      'server/src/modules/notifications/notifications.service.ts',
      'server/src/modules/privacy/retention-tasks.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', manyParams, ...readBack, ...noStringSql] },
  },
  {
    // these folders take names of tables and columns from the metadata of entities, or from the database
    files: ['server/src/{platform/{backup,database,list},content,requests}/**'],
    rules: { 'no-restricted-syntax': ['error', manyParams, ...readBack] },
  },
  {
    // a function that returns a class is as long as the class
    files: ['server/src/{platform,content,requests}/**/*.{controller,resolver}.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 110, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: clientBoundaries, basePath: root }],
      'no-restricted-syntax': ['error', manyParams, ...readBack, untypedCodes, bareImport],
      'no-restricted-properties': ['error', ...printedDays],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // hooks return functions that do not use "this"
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // tests read declarations that no build has changed
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { 'server-facts': serverFacts },
    rules: noServerFacts,
  },
  { files: dayPrinters, rules: { 'no-restricted-properties': ['error', noEnvironment] } },
  {
    // what only the dashboard uses of a feature stands in its folder "dashboard"
    files: [
      'client/src/{account,app,components,lib,site}/**/*.{ts,tsx}',
      'client/src/features/*/*.{ts,tsx}',
    ],
    rules: { 'no-restricted-imports': ['error', publicImports] },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      'server/test/**',
      'client/test/**',
      'client/e2e/**',
      'client/e2e-engines/**',
    ],
    rules: {
      ...noSizes,
      ...noUnsafe,
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...noSubjectTitles],
      // tests of pages import the whole application
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: [
      'server/src/seed-content/**',
      'server/src/platform/database/{migrations,seed}/**',
      '**/seed/**',
    ],
    rules: noSizes,
  },
  {
    files: ['server/src/platform/database/migrations/**'],
    rules: { 'check-file/filename-naming-convention': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      '*.{js,ts}',
      '{client,server}/*.{js,ts}',
      'tools/postgres/jest-*.mjs',
      'server/test/support/api-environment.mjs',
      'server/src/platform/database/data-source.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['codegen.ts', '**/*.{js,mjs,cjs}'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['scripts/**', 'tools/**', 'server/bench/**', 'client/build/**'],
    rules: { 'no-console': 'off' },
  },
);
