import '../tools/start/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main, Problem } from '../tools/processes/problem.mjs';

/**
 * `npm run try:upgrade -- OLD.tar.gz NEW.tar.gz`: whether the old release can be replaced by the new one
 * while people use it, without a failed request.
 */
await main(async () => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Problem('Name two releases: npm run try:upgrade -- OLD NEW');
  await ensureInstalled();
  const { tryUpgrade } = await import('../tools/release/upgrade-trial.mjs');
  return tryUpgrade(path.resolve(from), path.resolve(to));
});
