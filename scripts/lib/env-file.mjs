import fs from 'node:fs';
import util from 'node:util';
import { inRoot } from './paths.mjs';

/**
 * Reads `.env` in the project's folder; what the environment already says wins.
 *
 * @param only the variables to take: tests must not see what configures the site
 */
export function loadEnvFile({ only } = {}) {
  const file = inRoot('.env');
  if (!fs.existsSync(file)) return;
  const values = util.parseEnv(fs.readFileSync(file, 'utf8'));
  for (const [name, value] of Object.entries(values)) {
    if (!only || only.includes(name)) process.env[name] ??= value;
  }
}
