import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EnvSource } from './env.js';

/** Where the server writes, by the variable that says where that is. */
function foldersOf({
  DATA_DIR,
  FILES_DIR,
  JWT_SECRET,
  S3_ENDPOINT,
}: EnvSource): [string, string][] {
  const data = resolve(DATA_DIR || '.data');
  return [
    ...(JWT_SECRET && (FILES_DIR || S3_ENDPOINT) ? [] : [['DATA_DIR', data] as [string, string]]),
    ...(FILES_DIR && !S3_ENDPOINT ? [['FILES_DIR', resolve(FILES_DIR)] as [string, string]] : []),
    ['TMPDIR', tmpdir()],
  ];
}

/** The folders that cannot be written, a line for each, which begins with the variable's name. */
export function folderProblems(source: EnvSource): string[] {
  return foldersOf(source).flatMap(([name, folder]) => {
    const probe = join(folder, `.mizan-${process.pid}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(probe, '');
      rmSync(probe);
      return [];
    } catch (error) {
      return [
        `${name}: ${folder} cannot be written (${String((error as { code?: string }).code)})`,
      ];
    }
  });
}
