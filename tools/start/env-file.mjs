import fs from 'node:fs';
import util from 'node:util';
import { inRoot } from '../processes/paths.mjs';

/**
 * Reads `.env` in the project's folder; variables that are already set win.
 *
 * @param only the variables to read: tests must not use the configuration of the site
 */
export function loadEnvFile({ only } = {}) {
  const file = inRoot('.env');
  if (!fs.existsSync(file)) return;
  const values = util.parseEnv(fs.readFileSync(file, 'utf8'));
  for (const [name, value] of Object.entries(values)) {
    if (!only || only.includes(name)) process.env[name] ??= value;
  }
}
