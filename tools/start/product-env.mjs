import path from 'node:path';
import { bin } from '../processes/paths.mjs';

const kept = ['CI', 'HOME', 'LANG', 'LOGNAME', 'PATH', 'TEMP', 'TMPDIR', 'TZ', 'USER'];

/**
 * The environment of the product under test, without the configuration of the site on this machine
 * (its database, mail server and secrets).
 */
export function productEnv(extra) {
  const inherited = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  const tools = [path.dirname(bin('node')), process.env.PATH].join(path.delimiter);
  return { ...inherited, PATH: tools, NODE_ENV: 'test', ...extra };
}
