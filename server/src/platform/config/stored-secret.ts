import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

/** Outside production the signing key is generated once and stored, so that a restart signs nobody out. */
export function storedSecret(dataDir: string): string {
  const file = resolve(dataDir, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    storeOnce(file, randomBytes(48).toString('base64url'));
  }
  return readFileSync(file, 'utf8').trim();
}

/** When processes start together, the secret of the first one is stored; others never read half of it. */
function storeOnce(file: string, secret: string): void {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, secret, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    // some mounted folders know no hard links
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}
