import '../tools/start/node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot, root } from '../tools/processes/paths.mjs';
import { main } from '../tools/processes/problem.mjs';

const SOURCE = /\.(ts|tsx|css|graphql)$/;
/** Neither tests nor anything generated. */
const LEFT_OUT = /\.(spec|test)\.|\/generated\/|\/migrations\//;
const SEED = /seed/;
const ENTITIES = ['faqs', 'testimonials', 'consultants'];

const listed = (...places) =>
  execFileSync('git', ['ls-files', '--', ...places], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file) && fs.existsSync(inRoot(file)));
const linesOf = (files) =>
  files.reduce(
    (sum, file) => sum + fs.readFileSync(inRoot(file), 'utf8').split('\n').length - 1,
    0,
  );
const row = (name, files) => ({ name, files: files.length, lines: linesOf(files) });

/** How many classes a class extends, one after the other, within the server. */
function levelsOf(name, parents) {
  const parent = parents.get(name);
  return parent ? 1 + levelsOf(parent, parents) : 1;
}

function parentsOf(files) {
  const parents = new Map();
  for (const file of files) {
    const text = fs.readFileSync(inRoot(file), 'utf8');
    for (const [, name, parent] of text.matchAll(/class (\w+)(?:<[^{]*?>)?\s+extends (\w+)/g))
      parents.set(name, parent);
  }
  return parents;
}

/** `node scripts/measure.mjs`: how large the code is, how large single entities are, and how deep classes go. */
await main(() => {
  const server = listed('server/src');
  const parents = parentsOf(server);
  console.table([
    row('server/src', server),
    row('client/src', listed('client/src')),
    ...ENTITIES.map((name) =>
      row(
        name,
        listed(
          `server/src/modules/${name}`,
          `client/src/features/${name}`,
          `server/src/contract/content/${name.replace(/s$/, '')}.ts`,
        ).filter((file) => !SEED.test(file)),
      ),
    ),
  ]);
  console.table(
    server
      .filter((file) =>
        /\/(service|contact)-requests\.service\.ts$|\/(applications|consultations|faqs)\.service\.ts$/.test(
          file,
        ),
      )
      .map((file) => {
        const [, name] = /export class (\w+)/.exec(fs.readFileSync(inRoot(file), 'utf8'));
        return { name, levels: levelsOf(name, parents) };
      }),
  );
});
