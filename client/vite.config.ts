import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type ServerOptions } from 'vite';
import { classImports, shortClassNames } from './build/css-classes.ts';
import { splitDocuments } from './build/documents.ts';
import { fonts } from './build/fonts.ts';
import { leanPackages } from './build/lean-packages.ts';
import { locales, localesVersion } from './build/locales.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { leanDeclarations, leanRoutes, shakeRouter } from './build/tree-shaking.ts';

/** The Playground is served from the build, because Vite's dev server cannot bundle its workers. */
const OF_THE_SERVER = ['api', 'public', 'dev', 'health', 'playground', 'assets'];

/** `npm run dev`: pages come from Vite, everything else from the server at SERVER_URL. */
function devServer(): ServerOptions {
  const target = process.env.SERVER_URL ?? 'http://localhost:3000';
  return {
    proxy: {
      [`^/(?:${OF_THE_SERVER.join('|')})(?:[/?]|$)`]: { target },
      '/graphql': { target, ws: true },
    },
  };
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Components that only some pages or sections show: they travel with them. */
const APART = [
  'account-name',
  'accordion',
  'avatar',
  'card',
  'carousel',
  'chips',
  'consent-box',
  'draft-form',
  'draft-notices',
  'drawing',
  'empty-state',
  'facts',
  'field',
  'file-drop',
  'form-summary',
  'free-text',
  'law-note',
  'marked-list',
  'modal-dialog',
  'numbered-list',
  'password',
  'reference-text',
  'rest-on-phone',
  'sent-notice',
  'stars',
  'status-badge',
  'tabs',
  'timeline',
];

/** The same for what is in `lib`; some of it is loaded only when it is needed. */
const LATER = [
  'contact-defaults',
  'countdown',
  'draft',
  'form',
  'freshness-link',
  'leave-no-trace',
  'offline',
  'pasted-text',
  'read-number',
  'retention-words',
  'save-file',
  'socket',
  'subscriptions',
  'text-lines',
  'timeline',
  'upload',
  'use-error-text',
  'use-expected-answer',
  'with-timeout',
];

/** Small things that every page uses travel together instead of one by one. */
const GROUPS = [
  {
    name: 'vendor',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  },
  {
    name: 'shell',
    test: new RegExp(
      `client/src/(app/(?!apollo)|site/message-page|components/(?!toast-region|toast\\.module|${APART.join('|')})|site/layout/(?!after-start|back-to-top\\.tsx|language-offer|menu-content|offline-reading|site-footer\\.tsx|user-)|features/contact-info/contact-links|lib/(?!(?:[a-z0-9]+/)?(?:${LATER.join('|')})))|server/src/contract/limits`,
    ),
  },
  // Apart from the forms: a filter and a box on a page have a field, and no rules.
  { name: 'field', test: /client\/src\/components\/field\./ },
  // Apart from the forms, because the home page lists them.
  { name: 'branches', test: /server\/src\/contract\/consultation-branches\./ },
  // Apart from the forms, because sections without a form show dates too.
  { name: 'format', test: /client\/src\/lib\/i18n\/format\.ts/ },
  {
    name: 'form',
    test: /client\/src\/(lib\/forms\/form(-element|\.)|components\/form-)/,
  },
  // Apart from the forms, because filters have no rules.
  {
    name: 'form-rules',
    test: /client\/src\/(lib\/forms\/form-|components\/consent-box|features\/auth\/(email|phone)-field)|server\/src\/contract\/(form-messages|fill-message|patterns|consent|enums|office-clock|phone|lines)/,
  },
  {
    name: 'draft-form',
    test: /client\/src\/(lib\/forms\/draft|components\/draft-form-view|features\/requests\/(form-values|declared-field|field-label))|server\/src\/contract\/requests\/(define-request|shared-fields)/,
  },
  // Apart from the lists, because a request names its service.
  { name: 'services', test: /client\/src\/features\/services\/services\.queries/ },
  // Small things that the home page shares with lists: six requests less before it works.
  {
    name: 'lists',
    test: /client\/src\/(site\/(section-heading|loading-cards|search\/search-box|services\/(services-grid|use-services)|situations\/doors)|components\/empty-state)|contract\/situation-doors/,
  },
  // What pages to read share.
  { name: 'reading', test: /client\/src\/site\/(page-banner|detail-page|use-page-json-ld)/ },
  // Apart from these pages, because the home page has texts and no banner.
  {
    name: 'texts',
    test: /client\/src\/(components\/(marked-list|numbered-list|law-note)|lib\/forms\/text-lines)/,
  },
  {
    name: 'verification',
    test: /client\/src\/(features\/email-verification\/(resend-verification|use-verification-panel)|lib\/countdown)/,
  },
  {
    name: 'booking',
    test: /server\/src\/contract\/requests\/consultation\./,
  },
];

/**
 * Of lightningcss: what it does not write for older browsers. `:dir()` by a list of languages is another thing, and no
 * sheet has `light-dark()`.
 */
const DIR_SELECTOR = 1 << 2;
const LIGHT_DARK = 1 << 20;

/** What browsers load. */
const CLIENT_BUILD: BuildOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: {
    polyfill: false,
    // The first script has loaded what every page needs.
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === 'html' ? files : files.filter((file) => !/\/(vendor|shell)-/.test(file)),
  },
  // Fonts stay files: the page preloads them, and the policy admits no data: fonts.
  assetsInlineLimit: 0,
  target: 'es2022',
  // The Playground's editor is that large, and only developers load it.
  chunkSizeWarningLimit: 3000,
  rolldownOptions: {
    input: [path('index.html'), path('playground.html')],
    // Reading `React.Component` runs nothing.
    treeshake: { propertyReadSideEffects: false },
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    output: {
      codeSplitting: { groups: GROUPS },
      // The shell lists the files of all pages: their names without words keep it small.
      chunkFileNames: ({ name }) =>
        GROUPS.some((group) => group.name === name)
          ? 'assets/[name]-[hash:7].js'
          : 'assets/[hash:7].js',
      assetFileNames: ({ names }) =>
        names.every((name) => /\.(?:css|woff2)$/.test(name))
          ? 'assets/[hash:7][extname]'
          : 'assets/[name]-[hash][extname]',
    },
    // Hints of the React compiler inside GraphiQL: of no use after bundling.
    onLog: (level, log, print) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
    },
  },
};

/** What renders pages on the server. */
const SERVER_BUILD: BuildOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  target: 'node22',
  // Errors of the server name their own lines; the bundle never leaves the machine.
  sourcemap: true,
  rolldownOptions: { output: { entryFileNames: '[name].js' } },
};

// The tool asks for a default export.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  plugins: [
    react(),
    shakeRouter(),
    leanPackages(),
    classImports(),
    leanDeclarations(),
    leanRoutes(),
    fonts({ directory: path('.fonts') }),
    splitDocuments(path('src/graphql/generated/graphql.ts')),
    locales(),
    pageFiles(),
    offlineWorker(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: '@contract', replacement: path('../server/src/contract') },
      { find: '@seed-content', replacement: path('../server/src/seed-content') },
      // The package's own entry is its development build, whatever the mode.
      {
        find: /^react-router$/,
        replacement: path('../node_modules/react-router/dist/production/index.mjs'),
      },
      // Written for React before 18; React has it itself.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  css: {
    lightningcss: { exclude: DIR_SELECTOR | LIGHT_DARK },
    // While developing the names say where they come from.
    modules: command === 'build' ? { generateScopedName: shortClassNames(path('.')) } : {},
  },
  build: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
  server: devServer(),
  optimizeDeps: { entries: ['index.html'] },
  // One file with all it needs: starts fast, and React is the production build whatever NODE_ENV says.
  ssr: { noExternal: true },
}));
