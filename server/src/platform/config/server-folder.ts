import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(findPackageJSON(import.meta.url)!);

/** A path inside the server's workspace, the same from the sources, the compiled files and the bundle. */
export const inServer = (...parts: string[]): string => join(folder, ...parts);
