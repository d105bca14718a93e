import fs from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';

/** Where a program is: on the path, or in Debian's folder. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .concat('/usr/bin')
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** Only root installs packages. */
export const canInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** Installs packages of Debian; answers the last lines of what apt printed. */
export async function installPackages(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', ...names];
  const { output } = await capture('apt-get', args, { env });
  return output.trim().split('\n').slice(-8).join('\n');
}
