import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../start/build.mjs';
import { inRoot, root, serverFlags } from '../processes/paths.mjs';
import { addLicences } from './licences.mjs';
import { playgroundFiles } from './playground-files.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';

/** The folder of a package, at the beginning of the name of one of its files. */
const PACKAGE = /^((client|server)\/)?node_modules\/(.*\/node_modules\/)?(@[^/]+\/)?[^/]+/;

const ENTRIES = ['main', 'operate', 'pdf-worker', 'heic-worker'].map((name) => `server/dist/bundle/${name}.js`);
const API_PAGE = ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'].map(
  (file) => `node_modules/swagger-ui-dist/${file}`,
);
/** What the two read beside their code. */
const READ = [
  'client/dist/client',
  'client/dist/server',
  'client/src/graphql/generated/persisted-documents.json',
  'server/dist/bundle',
  'server/documents',
  // what prints PDFs is read by its path
  'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg',
  ...fontFiles(),
  // the page of the API
  ...API_PAGE,
  'server/locales',
  'server/openapi.json',
  'server/package.json',
];
const ADDED = [
  'SECURITY.md',
  'deploy/Caddyfile',
  'deploy/mizan.env.example',
  'deploy/mizan@.service',
  'docs/upgrade.md',
];

/** The image of the Dockerfile is at most 330 MB: Debian's 76 MB, Node's program of 127 MB, and the release. */
const MAX_UNPACKED = 330e6 - 76e6 - 127e6;

const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
const releaseName = `mizan-${version}-${process.platform}-${process.arch}`;

/** Starts the server without an argument, and otherwise one of its commands. */
const starter = `#!/bin/sh
# mizan                       starts the server
# mizan backup|restore|admin  runs a command, with the settings of the service where the environment has none
# See docs/operations.md of the sources, "Run it in production".
here=$(dirname "$(readlink -f "$0")")
export NODE_ENV="\${NODE_ENV:-production}"
if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 24 || (a == 24 && b >= 11) ? 0 : 1)'; then
  echo "Mizan needs Node 24.11 or later." >&2
  exit 1
fi
if [ $# -eq 0 ]; then
  exec node ${serverFlags.join(' ')} "$here/server/dist/bundle/main.js"
fi
if [ -r /etc/mizan/mizan.env ]; then
  exec node --env-file=/etc/mizan/mizan.env "$here/server/dist/bundle/operate.js" "$@"
fi
exec node "$here/server/dist/bundle/operate.js" "$@"
`;

/** Puts everything that runs, and nothing else, into an empty folder. */
export async function stageRelease(folder) {
  await ensureBuilt();
  const { nodeFileTrace } = await import('@vercel/nft');
  const { fileList } = await nodeFileTrace(
    ENTRIES.map((entry) => inRoot(entry)),
    { base: root },
  );
  const tools = toolFolders();
  const packages = [...fileList].filter((file) => {
    const [folder] = PACKAGE.exec(file) ?? [];
    return folder && !tools.has(folder);
  });
  const omitted = playgroundFiles();
  const take = (name, to) => copy(inRoot(name), path.join(folder, to), omitted);
  for (const name of [...READ, ...packages]) take(name, name);
  for (const name of ADDED) take(name, path.basename(name));
  addLicences(folder);
  fs.writeFileSync(path.join(folder, 'mizan'), starter, { mode: 0o755 });
}

/** The fonts of PDFs, each with the description of its package, by which it is found. */
function fontFiles() {
  const fonts = JSON.parse(fs.readFileSync(inRoot('server/documents/fonts.json'), 'utf8'));
  const files = fonts.flatMap((font) => {
    const file = `node_modules/${font}`;
    return [file, `${PACKAGE.exec(file)[0]}/package.json`];
  });
  return [...new Set(files)];
}

/** Packages for development: one of the product may take one that is there, such as colours, and goes without it. */
function toolFolders() {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  return new Set(Object.keys(packages).filter((folder) => packages[folder].dev));
}

/** A file, also one that the trace names through a link, or a folder without maps of sources. */
function copy(from, to, omitted) {
  if (fs.existsSync(to)) return;
  fs.cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) =>
      !file.endsWith('.map') && path.basename(file) !== '.built-from' && !omitted.has(file),
  });
}

/** Makes `mizan-….tar.gz` in a folder; answers its path and sizes, such as `22.1 MB`. */
export async function packRelease(place) {
  const folder = path.join(place, releaseName);
  fs.mkdirSync(folder, { recursive: true });
  await stageRelease(folder);
  const archive = `${folder}.tar.gz`;
  const args = ['-czf', archive, '--owner=0', '--group=0', '-C', place, releaseName];
  const { code, output } = await capture('tar', args);
  if (code !== 0) throw new Problem(`The archive could not be made:\n${output}`);
  const unpacked = sizeOf(folder);
  if (unpacked > MAX_UNPACKED)
    throw new Problem(
      `The release is ${megabytes(unpacked)}; at most ${megabytes(MAX_UNPACKED)} are allowed`,
    );
  return { archive, unpacked: megabytes(unpacked), packed: megabytes(fs.statSync(archive).size) };
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
