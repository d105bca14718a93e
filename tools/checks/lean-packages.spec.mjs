import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';
import { inRoot } from '../processes/paths.mjs';

const { module: build } = await runnerImport(inRoot('client/build/lean-packages.ts'));
const { module: texts } = await runnerImport(inRoot('client/build/locales.ts'));

const I18NEXT = inRoot('node_modules/i18next/dist/esm/i18next.js');
const EXPORTS = /^export \{[^}]*\};$/m;
/** Every form of every language has one of these numbers. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1.5];
const LOCALES = ['ar', 'fr', 'en'];

/** Calls that find no text, or one of several. */
const OTHERS = [
  ['no.such.key', {}],
  ['no.such.key', { defaultValue: '' }],
  ['no.such.key', { defaultValue: 'another text', count: 2 }],
  ['dashboard.contentStatus.active', { context: 'female' }],
  ['dashboard.status.title', { context: 'application' }],
  ['dashboard.status.title', { context: 'unknown' }],
];

/** Runs a module's text without its exports. */
const run = (code) => new Function(`${code.replace(EXPORTS, '')}\nreturn createInstance`)();

function keysOf(node, prefix = '') {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** A value for each variable of a text; a name with a dot stands for a variable in an object. */
function valuesOf(text) {
  const values = {};
  for (const [, name] of text.matchAll(/\{\{-?\s*([^},]+?)\s*\}\}/g)) {
    const path = name.split('.');
    const last = path.pop();
    const holder = path.reduce((object, part) => (object[part] ??= {}), values);
    holder[last] = `<${name}> & $1`;
  }
  return values;
}

async function start(createInstance, locale, resources) {
  const instance = createInstance();
  await instance.init({
    lng: locale,
    supportedLngs: LOCALES,
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: { firm: 'Mizan' } },
    resources: { [locale]: { translation: resources } },
  });
  return instance;
}

test('the reduced i18next answers every text of the three languages as the whole one does', async () => {
  const whole = fs.readFileSync(I18NEXT, 'utf8');
  const lean = build.leanPackage(whole, I18NEXT);
  for (const locale of LOCALES) {
    const resources = JSON.parse(texts.textsOf(locale));
    const [one, other] = await Promise.all(
      [whole, lean].map((code) => start(run(code), locale, JSON.parse(texts.textsOf(locale)))),
    );
    for (const key of keysOf(resources)) {
      const values = valuesOf(one.t(key));
      assert.equal(other.t(key, values), one.t(key, values));
      const counted = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
      if (counted === key) continue;
      for (const count of COUNTS)
        assert.equal(other.t(counted, { ...values, count }), one.t(counted, { ...values, count }));
    }
    for (const [key, options] of OTHERS) assert.equal(other.t(key, options), one.t(key, options));
  }
});

/** What the client would need the parts for that are left out. */
const LEFT_OUT = [
  /<Trans\b|\buseTranslation\([^)]|\bkeyPrefix\b/,
  /\bt\([^()]*\b(?:ordinal|returnObjects|returnDetails|joinArrays|postProcess|ns|lng):/,
  /\bi18n\.(?:cloneInstance|dir|exists|addResource|setDefaultNamespace)\b/,
  /\bViewTransition\b|<Fragment\b[^>]*\bref=/,
  /\b(?:RouterProvider|createBrowserRouter|HydratedRouter|prefetch=|viewTransition)\b/,
];

test('no file of the client uses what is left out of the packages', () => {
  const sources = inRoot('client/src');
  const faults = fs
    .readdirSync(sources, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|graphql\/generated|^playground/.test(file))
    .filter((file) => {
      const code = fs.readFileSync(path.join(sources, file), 'utf8');
      return LEFT_OUT.some((use) => use.test(code));
    });
  assert.deepEqual(faults, []);
});

test('antd, too, uses nothing that is left out of React', () => {
  const packages = ['antd/es', '@rc-component', '@ant-design'].map((name) =>
    inRoot('node_modules', name),
  );
  const uses = packages.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.js') && !file.includes('/lib/'))
      .filter((file) =>
        /\bViewTransition\b/.test(fs.readFileSync(path.join(folder, file), 'utf8')),
      ),
  );
  assert.deepEqual(uses, []);
});

test('a version of a package without a place that is replaced is refused', () => {
  assert.throws(() => build.leanPackage('export {};', I18NEXT), /any more/);
});
