import fs from 'node:fs';
import path from 'node:path';
import { bin, inRoot, root, toolEnv, typeChecker } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';
import { PLAYED } from './played-recipes.mjs';

const RECIPES = ['docs', 'recipes'];
const LANGUAGES = ['ar', 'fr', 'en'];
/** Of a recipe, the paths in backticks and in links, with their placeholders. */
const NAMED = /[`[]([\w./{},<>*-]+[./][\w<>*-]+)[`\]]/g;

/** Run in the copy, whose schema it reads. */
const CHECK_BREAKING_CHANGES = `
  import { checkBreakingChanges } from './tools/checks/breaking-changes.mjs';
  const { ok, output } = await checkBreakingChanges();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
`;

/**
 * Follows all recipes in one copy of the repository: each changes only files that it names, and what comes of it can be
 * migrated, generated, compiled and tested.
 */
export function checkRecipes(database) {
  return withTemporaryFolder(async (folder) => {
    await copyRepository(folder);
    const unnamed = PLAYED.flatMap((played) => play(folder, played));
    if (unnamed.length > 0) return { ok: false, output: unnamed.join('\n') };
    const env = toolEnv({ TEST_DATABASE_URL: database.url });
    const run = async (cwd, command, ...args) => {
      const { code, output } = await capture(command, args, { cwd: path.join(folder, cwd), env });
      if (code !== 0)
        throw new Problem(`${[path.basename(command), ...args].join(' ')}\n${output}`);
    };
    await run('', bin('node'), 'scripts/migration.mjs', 'played-recipes');
    await run('', bin('node'), 'scripts/schema.mjs');
    await run('', bin('node'), '--input-type=module', '--eval', CHECK_BREAKING_CHANGES);
    await run('', bin('graphql-codegen'), '--config', 'codegen.ts');
    for (const part of ['server', 'client'])
      await run(part, typeChecker, '--noEmit', '--singleThreaded');
    const jest = [bin('jest'), '--ci', '--silent', '--runInBand'];
    await run('client', ...jest, 'activity-words', 'canonical-path');
    await run('server', ...jest, '--testPathPatterns', 'status-words', '--selectProjects', 'unit');
    await run(
      'server',
      ...jest,
      '--testPathPatterns',
      'content/articles',
      '--selectProjects',
      'api',
    );
    return { ok: true, output: '' };
  });
}

/** What git knows or would take, with the installed packages. */
async function copyRepository(folder) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await capture('git', listed, { cwd: root });
  if (code !== 0) throw new Problem(output);
  for (const file of output.split('\0').filter((name) => name && fs.existsSync(inRoot(name))))
    fs.cpSync(inRoot(file), path.join(folder, file));
  for (const part of ['', 'client', 'server']) {
    const packages = inRoot(part, 'node_modules');
    if (fs.existsSync(packages))
      fs.symlinkSync(packages, path.join(folder, part, 'node_modules'), 'dir');
  }
}

/** Makes the edits of a recipe; answers the files that its document does not name. */
function play(folder, { recipe, edits, texts = {} }) {
  const files = { ...edits };
  for (const [pattern, added] of Object.entries(texts))
    LANGUAGES.forEach((language, at) => {
      const values = Object.entries(added).map(([key, words]) => [key, words[at]]);
      files[pattern.replace('{}', language)] = (text) => withTexts(text, values);
    });
  for (const [name, change] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof change === 'string' ? change : changed(file, change));
  }
  const named = namedIn(recipe);
  return Object.keys(files)
    .filter((name) => !named.some((pattern) => pattern.test(name)))
    .map((name) => `docs/recipes/${recipe} does not name ${name}`);
}

function changed(file, change) {
  const text = fs.readFileSync(file, 'utf8');
  if (typeof change === 'function') return change(text);
  return change.reduce((before, { found, text: put }) => {
    if (!before.includes(found))
      throw new Problem(`${file} has no "${found.trim()}": bring played-recipes.mjs up to date`);
    return before.replace(found, () => put);
  }, text);
}

/** The JSON text with these values, `[['a.b', 'text']]`. */
function withTexts(text, values) {
  const all = JSON.parse(text);
  for (const [key, value] of values) {
    const names = key.split('.');
    const last = names.pop();
    names.reduce((part, name) => (part[name] ??= {}), all)[last] = value;
  }
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Patterns of the files and folders that a recipe names; the folders before a file may be left out. */
function namedIn(recipe) {
  const [name] = recipe.split('#');
  const text = fs.readFileSync(inRoot(...RECIPES, name), 'utf8');
  return Array.from(text.matchAll(NAMED), ([, file]) => {
    const pattern = file
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`)
      .replace(/<\w+>|\\\*/g, '[\\w-]+');
    return new RegExp(`(?:^|/)${pattern}${/\.\w+$/.test(file) ? '$' : '/'}`);
  });
}
