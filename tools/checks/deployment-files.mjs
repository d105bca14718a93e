import fs from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { inRoot, root } from '../processes/paths.mjs';
import { capture } from '../processes/processes.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

const ALERTS = 'docs/alerts.yml';
const UNIT = 'deploy/mizan@.service';
const CADDYFILE = 'deploy/Caddyfile';
const PRODUCTION = 'docker-compose.production.yml';
/** Rules of style that do not make a file wrong: we order services and keys by what a reader wants to know. */
const STYLE = [
  'no-quotes-in-volumes',
  'require-project-name-field',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

const read = (name) => fs.readFileSync(inRoot(name), 'utf8');
const composeFiles = () => globSync('docker-compose*.yml', { cwd: root }).sort();

/**
 * Checks the files by which others run the product, by the formats' own schemas and tools, without running
 * them. Tools that are no packages of npm are used where the machine has them; the notes name the others.
 */
export function checkDeploymentFiles() {
  return withTemporaryFolder(async (folder) => {
    const problems = [...composeProblems(), ...dockerfileProblems(), ...versionProblems()];
    const tried = [await tryUnit(folder), await tryAlerts()];
    for (const [name, content] of caddyfiles())
      tried.push(await tryCaddyfile(name, content, folder));
    problems.push(...tried.flatMap((result) => result.problems ?? []));
    const notes = [...new Set(tried.flatMap((result) => result.skipped ?? []))];
    return { ok: problems.length === 0, output: problems.join('\n'), notes: notes.join('\n') };
  });
}

/** By the schema of Compose, which dclint carries, and its other rules. */
function composeProblems() {
  const rules = Object.fromEntries(STYLE.map((rule) => [rule, 0]));
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles(
    composeFiles().map((name) => inRoot(name)),
    false,
  );
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, rule, message }) => `${path.basename(filePath)}:${line} ${message} (${rule})`,
    ),
  );
}

const dockerfileProblems = () =>
  validate(read('Dockerfile')).map(
    ({ range, message }) => `Dockerfile:${range.start.line + 1} ${message}`,
  );

/** The versions in these files are those of package.json. */
function versionProblems() {
  const { version, devDependencies } = JSON.parse(read('package.json'));
  const base = /^FROM (\S+) AS build$/m.exec(read('Dockerfile'))?.[1];
  const { image } = parse(read(PRODUCTION), { merge: true })['x-app'];
  return [
    ['Dockerfile', base, `node:${devDependencies.node}-bookworm-slim`],
    [PRODUCTION, image, `mizan:${version}`],
  ]
    .filter(([, seen, wanted]) => seen !== wanted)
    .map(([file, seen, wanted]) => `${file} names ${seen} instead of ${wanted}`);
}

/** The program of the unit is not on this machine; another one stands in for it. */
async function tryUnit(folder) {
  const unit = path.join(folder, path.basename(UNIT));
  fs.writeFileSync(unit, read(UNIT).replace(/^ExecStart=.*$/m, 'ExecStart=/bin/sh'));
  return tryTool(['systemd-analyze', 'verify', '--man=no', unit], UNIT, ({ output }) =>
    // what it says of other units or of the machine is not ours
    output.split('\n').filter((line) => line.includes(path.basename(UNIT))),
  );
}

const tryAlerts = () => {
  parse(read(ALERTS));
  return tryTool(['promtool', 'check', 'rules', inRoot(ALERTS)], ALERTS, whenItFails);
};

/** That of one machine, and those inside Compose files, where each `$` is doubled. */
function caddyfiles() {
  const inside = composeFiles().flatMap((file) => {
    const { content } = parse(read(file), { merge: true }).configs?.caddyfile ?? {};
    return content ? [[`the Caddyfile of ${file}`, content.replaceAll('$$', '$')]] : [];
  });
  return [[CADDYFILE, read(CADDYFILE)], ...inside];
}

function tryCaddyfile(name, content, folder) {
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, content);
  const command = ['caddy', 'validate', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, DOMAIN: 'mizan.example', XDG_DATA_HOME: folder };
  return tryTool(command, name, whenItFails, env);
}

const whenItFails = ({ code, output }) => (code === 0 ? [] : [output.trim()]);

/** Runs a command over `what`; answers the problems that it found, or that the machine does not have it. */
async function tryTool([tool, ...args], what, problemsOf, env = process.env) {
  if (!isInstalled(tool)) return { skipped: [`not checked, for want of ${tool}: ${what}`] };
  const found = problemsOf(await capture(tool, args, { cwd: root, env }));
  return { problems: found.map((problem) => `${what}: ${problem}`) };
}

const isInstalled = (tool) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => fs.existsSync(path.join(folder, tool)));
