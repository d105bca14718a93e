/** Imports run one way; these are the layers of the tree, each with what it must not reach. */

const zone = (target, from, message) => ({ target, from, message });

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
  zone('./server/src/core', './server/src/modules', 'The core never knows a module.'),
  zone('./server/src/core', './server/src/app.module.ts', 'The core never knows the application.'),
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
    except: ['./src/contract'],
    message: 'Of the server, the client knows the contract alone.',
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

/** What every visitor downloads: antd and the dashboard would triple it. */
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
