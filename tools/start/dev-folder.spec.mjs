import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { inRoot } from '../processes/paths.mjs';

function outputOf(config) {
  const file = inRoot('server', config);
  const { options, errors } = ts.getParsedCommandLineOfConfigFile(file, {}, ts.sys);
  assert.deepEqual(errors, []);
  return options.outDir;
}

test('npm run dev compiles into a folder that other builds do not delete', () => {
  const watched = outputOf('tsconfig.dev.json');
  const deleted = outputOf('tsconfig.build.json');
  assert.match(path.relative(deleted, watched), /^\.\./);
  assert.match(path.relative(watched, deleted), /^\.\./);
});
