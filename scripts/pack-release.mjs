import '../tools/start/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../tools/start/install.mjs';
import { inRoot } from '../tools/processes/paths.mjs';
import { main } from '../tools/processes/problem.mjs';

/**
 * `npm run pack:release`: an archive for a machine that has Node and no containers, in `release/`, which
 * is then started from another folder and used.
 * `-- --folder DIR` puts the same files into a folder, for the Dockerfile.
 */
await main(async () => {
  await ensureInstalled();
  const { packRelease, stageRelease } = await import('../tools/release/release.mjs');
  const [option, folder] = process.argv.slice(2);
  if (option === '--folder') {
    fs.mkdirSync(folder, { recursive: true });
    return stageRelease(path.resolve(folder));
  }
  const release = inRoot('release');
  fs.rmSync(release, { recursive: true, force: true });
  const { archive, packed, unpacked } = await packRelease(release);
  console.log(`${archive}\n${packed}, unpacked ${unpacked}`);
  const { tryRelease } = await import('../tools/release/release-trial.mjs');
  const { withTestDatabase } = await import('../tools/postgres/test-database.mjs');
  await withTestDatabase(({ url }) => tryRelease(archive, url));
  return 0;
});
