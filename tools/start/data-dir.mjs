import fs from 'node:fs';
import { dataDir } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';

/** `.data/` in the clone, where everything that is not code is kept. */
export function ensureDataDir() {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
    return dataDir;
  } catch (error) {
    throw new Problem(
      `${dataDir} cannot be written by this user (${error.code}); was Mizan started as root before? Start as that user, or remove the folder.`,
    );
  }
}
