/** The layers of the source tree, each with the folders that it must not import. */

import { readdirSync } from 'node:fs';
import path from 'node:path';

const zone = (target, from, message) => ({ target, from, message });

const CORE = './server/src/core';

/** The folders of `core/` in order: each may import only from those before it. */
const CORE_FOLDERS = [
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
  'files',
  'idempotency',
  'notifications',
  'mail',
  'sms',
  'export',
  'backup',
  'health',
  'metrics',
  'content',
  'requests',
];

/** A folder that is missing from the order would not be checked, so lint refuses to run. */
function requireKnownFolders() {
  const unknown = readdirSync(path.join(import.meta.dirname, CORE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !CORE_FOLDERS.includes(entry.name))
    .map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(
      `Name these folders of server/src/core in CORE_FOLDERS of eslint.boundaries.js: ${unknown.join(', ')}`,
    );
}
requireKnownFolders();

const coreZones = CORE_FOLDERS.map((name, index) =>
  zone(
    `${CORE}/${name}`,
    [...CORE_FOLDERS.slice(index + 1), 'core.module.ts'].map((later) => `${CORE}/${later}`),
    `core/${name} may import only the folders of core before it in CORE_FOLDERS (eslint.boundaries.js).`,
  ),
);

const engine = ['engine', 'requests', 'theme', 'ui'].map(
  (name) => `./client/src/dashboard/${name}`,
);
const client = (...names) => names.map((name) => `./client/src/${name}`);

export const serverBoundaries = [
  {
    target: './server/src/contract',
    from: './server/src',
    except: ['./contract'],
    message: 'The contract is pure: it imports nothing outside itself.',
  },
  {
    target: CORE,
    from: './server/src',
    except: ['./contract', './core'],
    message: 'The core imports the contract and itself, never a module nor the application.',
  },
  ...coreZones,
  {
    target: './server/src/seed-content',
    from: './server/src',
    except: ['./contract', './seed-content'],
    message: 'Seed content is data that the client reads too: it knows the contract alone.',
  },
  zone(
    './server/src/modules',
    './server/src/app.module.ts',
    'A module never knows the application.',
  ),
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
      regex: String.raw`^(?:\.\./)+(?!core/|contract/)[^./][^/]*/.*\.(?:entity|resolver|controller|repository)\.js$`,
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
