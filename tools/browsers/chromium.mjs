import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bin, root, toolEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';

/** The first one has no window at all, so it is faster than the others. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** A Chromium for the journeys: from CHROMIUM_PATH, the system or Playwright, else installed now. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) throw new Problem(`CHROMIUM_PATH is "${named}", which does not run.`);
  const found = named ?? onSystem() ?? (await playwrights());
  return found ?? install();
}

const works = (file) => spawnSync(file, ['--version']).status === 0;

function onSystem() {
  const listed = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [...listed, '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, mac].find((file) => fs.existsSync(file) && works(file));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) && works(file) ? file : undefined;
}

/** Debian's package brings the libraries that a browser needs; Playwright's download does not. */
async function install() {
  console.log('No Chromium found: installing one for the browser journeys.');
  const tried =
    process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get') ? await fromDebian() : '';
  const found = onSystem();
  if (found) return found;
  const download = await capture(bin('playwright'), ['install', 'chromium'], {
    cwd: root,
    env: toolEnv(),
  });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  const reason = `${tried}${download.output}`.trim().split('\n').slice(-8).join('\n');
  throw new Problem(
    `There is no Chromium and none could be installed; set CHROMIUM_PATH to one.\n${reason}`,
  );
}

/** Older releases of Debian have no package of the headless shell. */
async function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let { output } = await capture('apt-get', ['update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name];
    const installed = await capture('apt-get', args, { env });
    if (installed.code === 0) break;
    output += installed.output;
  }
  return output;
}
