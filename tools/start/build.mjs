import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bin, inRoot, root, toolEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';

/** The sources of each build, without tests and journeys. */
const parts = {
  client: {
    sources: [
      'client',
      'server/src/contract',
      'server/src/seed-content',
      'server/locales',
      'package-lock.json',
    ],
    variables: ['VITE_API_URL'],
    made: ['client/dist/client/index.html', 'client/dist/server/entry-server.js'],
  },
  server: {
    sources: ['server', 'package-lock.json'],
    variables: [],
    made: ['server/dist/bundle/main.js'],
  },
};
const ignored = new Set([
  'node_modules',
  'dist',
  'e2e',
  'e2e-engines',
  'test',
  'bench',
  'coverage',
  // what journeys leave: a build beside them would take their pages away
  'test-results',
]);
const isTest = (name) => /\.spec\.[^.]+$/.test(name);

/** Builds what is older than its sources, both in parallel, since neither needs the other. */
export async function ensureBuilt({ force = false } = {}) {
  const stale = Object.keys(parts).filter((name) => force || !isFresh(name));
  if (stale.length === 0) return;
  console.log(`Building the ${stale.join(' and the ')}.`);
  await Promise.all(stale.map(build));
}

export async function buildPart(name) {
  if (!isFresh(name)) await build(name);
}

/** Compiles the modules of the server without the bundle, for commands that only run modules. */
export async function compileServer() {
  if (isFresh('server')) return;
  // the next build makes the bundle that this takes away
  fs.rmSync(stampFile('server'), { force: true });
  const { code, output } = await capture(bin('nest'), ['build', '-b', 'swc'], {
    cwd: inRoot('server'),
    env: toolEnv({ NODE_ENV: undefined }),
  });
  if (code !== 0) throw new Problem(`${output}\nThe server could not be compiled (code ${code}).`);
}

async function build(name) {
  const wanted = fingerprint(name);
  fs.rmSync(stampFile(name), { force: true });
  // NODE_ENV of the site must not make this a development build
  const env = toolEnv({ NODE_ENV: undefined });
  const { code, output } = await capture('npm', ['run', '--silent', 'build', '-w', name], {
    cwd: root,
    env,
  });
  if (code !== 0) throw new Problem(`${output}\nThe ${name} could not be built (code ${code}).`);
  const missing = parts[name].made.find((file) => !fs.existsSync(inRoot(file)));
  if (missing) throw new Problem(`${output}\nThe ${name} was built without ${missing}.`);
  fs.writeFileSync(stampFile(name), wanted);
}

function isFresh(name) {
  if (!fs.existsSync(stampFile(name))) return false;
  if (!parts[name].made.every((file) => fs.existsSync(inRoot(file)))) return false;
  return fs.readFileSync(stampFile(name), 'utf8') === fingerprint(name);
}

const stampFile = (name) => inRoot(name, 'dist', '.built-from');

function fingerprint(name) {
  const hash = createHash('sha256');
  for (const variable of parts[name].variables) hash.update(`${process.env[variable] ?? ''}\0`);
  for (const source of parts[name].sources) {
    for (const file of filesIn(inRoot(source))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(fs.readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  const entries = fs.readdirSync(place, { withFileTypes: true });
  return entries
    .filter(({ name }) => !ignored.has(name) && !name.startsWith('.') && !isTest(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(path.join(place, entry.name)));
}
