import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { packRelease } from './release.mjs';
import { ReleaseCopy } from './release-copy.mjs';
import { withTemporaryFolder } from './temporary.mjs';
import { withDatabase } from './test-database.mjs';

const ADMIN = { ADMIN_EMAIL: 'admin@mizan.example', ADMIN_PASSWORD: 'scales-of-justice-2026' };
const SERVICES = '{ publicServices { items { title } } }';

/** What mizan.env.example asks for. */
export const productionEnv = (databaseUrl, dataDir) => ({
  ...ADMIN,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://mizan.example',
  JWT_SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: 'loopback',
});

/** The step of `npm test`: packs a release as `npm run pack:release` does, starts and uses it. */
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
export function tryRelease(archive, serverUrl, tell = console.log) {
  const expect = (isTrue, what, seen) => {
    if (!isTrue) throw new Problem(`✗ ${what}: ${seen}`);
    tell(`✓ ${what}`);
  };
  const name = `release_${randomBytes(4).toString('hex')}`;
  return withDatabase(serverUrl, name, (url) =>
    withTemporaryFolder(async (folder) => {
      const env = productionEnv(url, path.join(folder, 'data'));
      const copy = await ReleaseCopy.unpack(archive, path.join(folder, 'mizan'), env);
      const started = Date.now();
      const running = await copy.start();
      tell(`✓ ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
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
  const answer = await postJson(`${address}/graphql`, { query: SERVICES });
  expect(answer.data?.publicServices?.items.length > 0, 'GraphQL answers', JSON.stringify(answer));
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
