/** The layers of the source tree, each with the folders that it must not import. */

import { readdirSync } from 'node:fs';
import path from 'node:path';

const zone = (target, from, message) => ({ target, from, message });

const PLATFORM = './server/src/platform';

/** The folders of `platform/` in order: each may import only from those before it. */
const PLATFORM_FOLDERS = [
  'internals',
  'config',
  'settings',
  'shutdown',
  'tracing',
  'logging',
  'phone',
  'texts',
  'errors',
  'request-context',
  'database',
  'validation',
  'http',
  'redis',
  'access',
  'events',
  'audit',
  'graphql',
  'cache',
  'list',
  'jobs',
  'threads',
  'files',
  'rest',
  'pdf',
  'idempotency',
  'notifications',
  'mail',
  'sms',
  'export',
  'backup',
  'health',
  'metrics',
];

/** The rooms of the server, each with the rooms that it may import. */
const ROOMS = {
  platform: ['contract'],
  content: ['contract', 'platform'],
  requests: ['contract', 'platform'],
  accounts: ['contract', 'platform', 'requests'],
  'seed-content': ['contract'],
  modules: ['contract', 'platform', 'content', 'requests', 'accounts', 'seed-content'],
};

/** A folder that is missing from the order would not be checked, so lint refuses to run. */
function requireKnownFolders() {
  const unknown = readdirSync(path.join(import.meta.dirname, PLATFORM), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PLATFORM_FOLDERS.includes(entry.name))
    .map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(
      `Name these folders of server/src/platform in PLATFORM_FOLDERS of eslint.boundaries.js: ${unknown.join(', ')}`,
    );
}
requireKnownFolders();

const platformZones = PLATFORM_FOLDERS.map((name, index) =>
  zone(
    `${PLATFORM}/${name}`,
    [...PLATFORM_FOLDERS.slice(index + 1), 'platform.module.ts'].map(
      (later) => `${PLATFORM}/${later}`,
    ),
    `platform/${name} may import only the folders of platform before it in PLATFORM_FOLDERS (eslint.boundaries.js).`,
  ),
);

const engine = ['engine', 'desk', 'theme', 'ui'].map((name) => `./client/src/dashboard/${name}`);
/** Folders of one folder, in order: each may import only those before it. */
const inOrder = (folder, names) =>
  names.slice(0, -1).map((name, index) =>
    zone(
      `${folder}/${name}`,
      names.slice(index + 1).map((later) => `${folder}/${later}`),
      `${folder}/${name} may import only ${names.slice(0, index).join(', ') || 'none'} of the folders beside it.`,
    ),
  );

const client = (...names) => names.map((name) => `./client/src/${name}`);

export const serverBoundaries = [
  {
    target: './server/src/contract',
    from: './server/src',
    except: ['./contract'],
    message: 'The contract is pure: it imports nothing outside itself.',
  },
  ...Object.entries(ROOMS).map(([name, known]) => ({
    target: `./server/src/${name}`,
    from: './server/src',
    except: [name, ...known].map((room) => `./${room}`),
    message: `${name} imports only itself and ${known.join(', ')} (ROOMS of eslint.boundaries.js).`,
  })),
  ...platformZones,
];

export const clientBoundaries = [
  {
    target: './client/src',
    from: './server',
    except: ['./src/contract', './src/seed-content'],
    message: 'Of the server, the client knows the contract and the seed content alone.',
  },
  zone(
    client('lib', 'components'),
    client('dashboard', 'features', 'site', 'account', 'app'),
    'lib and components know no feature and no page.',
  ),
  ...inOrder('./client/src/lib', ['i18n', 'api', 'forms', 'live']),
  ...inOrder('./client/src/dashboard/engine', ['list', 'rows', 'form', 'page']),
  zone(
    engine,
    client('features', 'site', 'account', 'app', 'dashboard/pages'),
    'The engine knows no entity.',
  ),
  zone(
    client('features'),
    client('site', 'account', 'app', 'dashboard/pages'),
    'A feature knows no page.',
  ),
  zone(
    client('site', 'account'),
    client('app', 'dashboard'),
    'Public pages know neither app nor dashboard.',
  ),
  zone(
    client('dashboard'),
    client('app', 'site', 'account'),
    'The dashboard knows no public page.',
  ),
];

/** Another module's service, module class, types and events are its face; the rest is its own. */
export const moduleBoundary = {
  patterns: [
    {
      regex: String.raw`^(?:\.\./)+(?!platform/|content/|requests/|contract/)[^./][^/]*/.*\.(?:entity|resolver|controller|repository)\.js$`,
      message: 'Use the other module through its service or its events.',
    },
  ],
};

/** The code that every visitor downloads; antd and the dashboard would make it three times as large. */
export const publicImports = {
  patterns: [
    {
      regex: String.raw`^(?:antd|@ant-design|@rc-component|rc-[a-z-]+)(?:/|$)`,
      message: 'Public pages never load antd; it belongs to the dashboard.',
    },
    { regex: String.raw`\.resource$`, message: 'A resource belongs to the dashboard.' },
    {
      regex: String.raw`/dashboard/(?!dashboard-app$)`,
      message: 'Only dashboard/dashboard-app, and lazily.',
    },
  ],
};
