import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { v4 as uuidv4 } from 'uuid';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { OrphanSweeper } from '../../src/platform/files/orphan-sweeper.js';
import { aClient, aConsultant } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import type { TestFile } from '../support/multipart.js';
import { aFile, aPicture, TINY_PICTURE } from '../support/pictures.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';

interface Consultant {
  id: string;
  imageUrl: string;
  version: number;
  rating: number;
  consultations: number;
}
type Send = (input: object, file?: TestFile, token?: string) => Promise<Answer<Consultant>>;
interface Api {
  create: Send;
  update: (id: string) => Send;
}

const MEGABYTE = 1024 * 1024;
let app: TestApp;
let admin: string;
let client: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = (await aClient(app)).token;
});
afterAll(() => app.close());

const rest: Api = {
  create: (body, file, token = admin) =>
    app.rest('POST', '/consultants', { body, token, ...(file && { files: { image: file } }) }),
  update:
    (id) =>
    (body, file, token = admin) =>
      app.rest('PUT', `/consultants/${id}`, {
        body,
        token,
        ...(file && { files: { image: file } }),
      }),
};
const inInput = (file?: TestFile) => (file ? { files: { 'input.image': file } } : {});
const graphql: Api = {
  create: (input, file, token = admin) =>
    callOperation(app, ['mutation', 'createConsultant'], { input }, { token, ...inInput(file) }),
  update:
    (id) =>
    (input, file, token = admin) =>
      callOperation(
        app,
        ['mutation', 'updateConsultant'],
        { id, input },
        { token, ...inInput(file) },
      ),
};
const TRANSPORTS: [string, Api][] = [
  ['REST', rest],
  ['GraphQL', graphql],
];

const folder = () => join(app.app.get(AppConfig).filesDir, 'images');
const kept = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const nameOf = ({ imageUrl }: Consultant) => imageUrl.split('/').at(-1) as string;
const fetched = (address: string) => fetch(app.url + address);

/** How people ask for a picture, as programs and as browsers do. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ Cookie: `token=${token}; signed_in=1` });

async function expectForTheOffice(address: string): Promise<void> {
  for (const path of [address, `/api/v1${address}`]) {
    for (const headers of [{}, bearer(client), cookie(client), cookie('x'), bearer(`${admin}x`)]) {
      const answer = await fetch(app.url + path, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).not.toMatch(/public|immutable/);
    }
    for (const headers of [bearer(admin), cookie(admin)]) {
      const answer = await fetch(app.url + path, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  }
}

describe.each(TRANSPORTS)('pictures of consultants over %s', (transport, api) => {
  it('a consultant’s picture is encoded again and public under a random name', async () => {
    const bytes = await aPicture('jpeg', { width: 900, height: 600 });
    const row = expectDone(await api.create(aConsultant(), aFile(bytes, '../../صورتي "1".jpg')));
    expect(row.imageUrl).toMatch(/^\/public\/images\/[0-9a-f]{32}\.webp$/);
    for (const address of [row.imageUrl, `/api/v1${row.imageUrl}`]) {
      const answer = await fetched(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([made.format, made.width, made.height]).toEqual(['webp', 512, 341]);
      const etag = answer.headers.get('etag') ?? '';
      const again = await request(app.url).get(address).set('If-None-Match', etag);
      expect(again.status).toBe(304);
    }
  });

  it('a new consultant needs a picture, and an update without one keeps it', async () => {
    expectRefused(await api.create(aConsultant()), 'BAD_USER_INPUT', 'image');
    const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
    const after = expectDone(await api.update(row.id)({ titleEn: 'Another title' }));
    expect(after.imageUrl).toBe(row.imageUrl);
    expect(kept()).toContain(nameOf(row));
  });

  it('a consultant created again with one key keeps one picture, and another picture is refused', async () => {
    const [input, key, before] = [aConsultant(), uuidv4(), kept().length];
    const caller = { token: admin, headers: { 'Idempotency-Key': key } };
    const create = (image: TestFile): Promise<Answer<Consultant>> =>
      transport === 'REST'
        ? app.rest('POST', '/consultants', { ...caller, body: input, files: { image } })
        : callOperation(
            app,
            ['mutation', 'createConsultant'],
            { input, idempotencyKey: key },
            { token: admin, ...inInput(image) },
          );
    const first = expectDone(await create(TINY_PICTURE));
    expect(expectDone(await create(TINY_PICTURE))).toEqual(first);
    expectRefused(await create(aFile(await aPicture('webp'))), 'IDEMPOTENCY_MISMATCH');
    expect(kept()).toHaveLength(before + 1);
    expect(kept()).toContain(nameOf(first));
  });

  it('a consultant’s new picture replaces the old one', async () => {
    const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
    const after = expectDone(await api.update(row.id)({}, aFile(await aPicture('webp'))));
    expect(nameOf(after)).not.toBe(nameOf(row));
    expect(kept()).toContain(nameOf(after));
    expect(kept()).not.toContain(nameOf(row));
    expect((await fetched(row.imageUrl)).status).toBe(404);
  });

  it('one of ten pictures sent at once for one consultant is stored', async () => {
    const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
    const before = kept().filter((name) => name !== nameOf(row));
    await Promise.all(
      Array.from({ length: 10 }, () => api.update(row.id)({}, TINY_PICTURE).then(expectDone)),
    );
    expect(kept()).toHaveLength(before.length + 1);
  });

  it.each(['draft', 'inactive'])(
    'the picture of a consultant who is %s is for the office until it is published',
    async (status) => {
      const row = expectDone(await api.create(aConsultant({ status }), TINY_PICTURE));
      await expectForTheOffice(row.imageUrl);
      expectDone(await api.update(row.id)({ status: 'active' }));
      const published = await fetched(row.imageUrl);
      expect(published.status).toBe(200);
      expect(published.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expectDone(await api.update(row.id)({ status }));
      await expectForTheOffice(row.imageUrl);
    },
  );

  it('a removed consultant keeps the picture and still has it when restored', async () => {
    const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
    expectDone(await app.rest('DELETE', `/consultants/${row.id}`, { token: admin }));
    expect(kept()).toContain(nameOf(row));
    await expectForTheOffice(row.imageUrl);
    const back = await callOperation<Consultant>(
      app,
      ['mutation', 'restoreConsultant'],
      { id: row.id },
      { token: admin },
    );
    expect(expectDone(back).imageUrl).toBe(row.imageUrl);
    expect((await fetched(row.imageUrl)).status).toBe(200);
  });

  it.each([5, 5.01])('a picture of %d megabytes: up to five are accepted', async (megabytes) => {
    const picture = await aPicture('png');
    const bytes = Buffer.concat([picture, Buffer.alloc(megabytes * MEGABYTE - picture.length)]);
    const answer = await api.create(aConsultant(), aFile(bytes));
    if (megabytes > 5) expectRefused(answer, 'PAYLOAD_TOO_LARGE', 'image');
    else expectDone(answer);
  });

  it('a photo of 48 megapixels is accepted and made smaller', async () => {
    const photo = await aPicture('jpeg', { width: 8000, height: 6000 });
    const { imageUrl } = expectDone(await api.create(aConsultant(), aFile(photo, 'photo.jpg')));
    const made = await sharp(Buffer.from(await (await fetched(imageUrl)).arrayBuffer())).metadata();
    expect([made.width, made.height]).toEqual([512, 384]);
  });

  describe('files that are not pictures', () => {
    it.each<
      [string, () => Buffer | string | Promise<Buffer>, 'BAD_USER_INPUT' | 'UNSUPPORTED_MEDIA_TYPE']
    >([
      ['an empty file', () => '', 'UNSUPPORTED_MEDIA_TYPE'],
      ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'UNSUPPORTED_MEDIA_TYPE'],
      ['a page', () => '<!doctype html><script>alert(1)</script>', 'UNSUPPORTED_MEDIA_TYPE'],
      ['a page that begins like a GIF', () => 'GIF89a/*<script>', 'UNSUPPORTED_MEDIA_TYPE'],
      ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'UNSUPPORTED_MEDIA_TYPE'],
      ['a document', () => '%PDF-1.7\n%%EOF', 'UNSUPPORTED_MEDIA_TYPE'],
      ['a program', () => Buffer.from('7f454c46020101', 'hex'), 'UNSUPPORTED_MEDIA_TYPE'],
      ['text', () => 'صورة', 'UNSUPPORTED_MEDIA_TYPE'],
      ['half a picture', halfAPicture, 'BAD_USER_INPUT'],
      ['41 megapixels', () => aPicture('png', { width: 8200, height: 5000 }), 'BAD_USER_INPUT'],
    ])('as a picture, %s is refused and leaves no file', async (__, make, code) => {
      const before = kept();
      const file = aFile(await make(), 'portrait.png', 'image/png');
      const refused = await api.create(aConsultant(), file);
      expectRefused(refused, code, 'image');
      const namesKinds = JSON.stringify(refused.body).includes('"allowed":["jpg","png","webp"]');
      expect(namesKinds).toBe(code === 'UNSUPPORTED_MEDIA_TYPE');
      const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
      expectRefused(await api.update(row.id)({}, file), code, 'image');
      expect(kept()).toEqual([...before, nameOf(row)].sort());
    });
  });

  it('a picture is not kept when its consultant cannot be saved', async () => {
    const row = expectDone(await api.create(aConsultant(), TINY_PICTURE));
    const before = kept();
    const wrong = aConsultant({ nameAr: ' ', rating: 9 });
    expectRefused(await api.create(wrong, TINY_PICTURE), 'BAD_USER_INPUT', 'nameAr', 'rating');
    expectRefused(await api.update(row.id)({ version: 99 }, TINY_PICTURE), 'STALE_WRITE');
    const unknown = '01939f00-0000-7000-8000-000000000000';
    expectRefused(await api.update(unknown)({}, TINY_PICTURE), 'NOT_FOUND');
    const { token } = await aClient(app);
    expectRefused(await api.create(aConsultant(), TINY_PICTURE, token), 'FORBIDDEN');
    expectRefused(await api.create(aConsultant(), TINY_PICTURE, 'nobody'), 'UNAUTHENTICATED');
    expect(kept()).toEqual(before);
  });
});

/** A picture that ends in the middle of its pixel data. */
async function halfAPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

describe.each(TRANSPORTS)('numbers of consultants over %s', (_, api) => {
  it.each([
    ['rating', 0],
    ['rating', 0.1],
    ['rating', 4.9],
    ['rating', 5],
    ['consultations', 0],
    ['consultations', 1_000_000],
  ])('a consultant’s %s of %d is accepted', async (field, value) => {
    const row = expectDone(await api.create(aConsultant({ [field]: value }), TINY_PICTURE));
    expect(row).toMatchObject({ rating: 0, consultations: 0, [field]: value });
  });

  it.each([
    ['rating', -0.1],
    ['rating', 5.1],
    ['rating', 4.55],
    ['rating', 'five'],
    ['consultations', -1],
    ['consultations', 1_000_001],
    ['consultations', 1.5],
    ['consultations', 'many'],
  ])('a consultant’s %s of %s is refused', async (field, value) => {
    const answer = await api.create(aConsultant({ [field]: value }), TINY_PICTURE);
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });
});

describe('interrupted uploads', () => {
  const BOUNDARY = 'ends-here';
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const file = (name: string) => part(name, '; filename="a.png"') + 'x'.repeat(100_000);
  const query =
    'mutation ($input: CreateConsultantInput!) { createConsultant(input: $input) { id } }';
  const operations = () => JSON.stringify({ query, variables: { input: aConsultant() } });
  const BODIES: [string, string, () => string][] = [
    ['/api/v1/consultants', 'in the file', () => file('image')],
    ['/api/v1/consultants', 'in a field', () => `${part('nameAr')}سلي`],
    [
      '/graphql',
      'in the file',
      () =>
        `${part('operations')}${operations()}\r\n${part('map')}{"0":["variables.input.image"]}\r\n${file('0')}`,
    ],
    ['/graphql', 'in the operation', () => `${part('operations')}{"query"`],
  ];

  it.each(BODIES)(
    'an upload to %s that breaks off %s leaves no file, and the next one is accepted',
    async (path, _, body) => {
      const before = kept();
      await new Promise<void>((resolve) => {
        const call = httpRequest(app.url + path, {
          method: 'POST',
          headers: {
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            authorization: `Bearer ${admin}`,
            'apollo-require-preflight': 'true',
            'content-length': 900_000,
          },
        });
        call.on('error', () => resolve());
        call.on('close', () => resolve());
        call.write(body());
        setTimeout(() => call.destroy(), 60);
      });
      const row = expectDone(await rest.create(aConsultant(), TINY_PICTURE));
      expect(kept()).toEqual([...before, nameOf(row)].sort());
    },
  );
});

describe('multipart forms', () => {
  const form = (headers: Record<string, string>, body: string, path = '/api/v1/consultants') =>
    fetch(app.url + path, { method: 'POST', headers, body });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };

  it('a multipart form is refused where no file is expected, and not read before sign-in', async () => {
    expect((await form(type, '--x--', '/api/v1/auth/login')).status).toBe(415);
    expect((await form(type, '--x--')).status).toBe(401);
  });

  it('a multipart form to GraphQL needs the header that other sites cannot send', async () => {
    const answer = await form(type, '--x--', '/graphql');
    expect(answer.status).toBe(400);
  });

  it.each([
    ['broken', 'nonsense'],
    ['cut', '--x\r\nContent-Disposition: form-data; name="nameAr"\r\n\r\na'],
  ])('multipart forms that are %s are a bad request', async (_, body) => {
    const answer = await form({ ...type, authorization: `Bearer ${admin}` }, body);
    expect(answer.status).toBe(400);
  });

  it('a multipart form takes one file in the expected field, and no nested fields', async () => {
    const send = (files: Record<string, TestFile>, body: object = aConsultant()) =>
      app.rest('POST', '/consultants', { token: admin, body, files });
    expectRefused(await send({ photo: TINY_PICTURE }), 'BAD_USER_INPUT', 'photo');
    expect((await send({ image: TINY_PICTURE }, { 'nameAr[x]': 'a' })).status).toBe(400);
    expect((await send({ image: TINY_PICTURE }, { nameAr: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('files without a consultant', () => {
  it('a file that no consultant uses is deleted once it is old enough', async () => {
    const row = expectDone(await rest.create(aConsultant(), TINY_PICTURE));
    const old = new Date(Date.now() - 3_600_000);
    const orphans = [`${'0'.repeat(32)}.webp`, `${'1'.repeat(32)}.webp.part`];
    for (const name of [...orphans, `${'2'.repeat(32)}.webp`])
      writeFileSync(join(folder(), name), 'x');
    for (const name of [...orphans, nameOf(row)]) utimesSync(join(folder(), name), old, old);
    await app.app.get(OrphanSweeper).sweep();
    expect(kept().filter((name) => orphans.includes(name))).toEqual([]);
    expect(kept()).toContain(nameOf(row));
    expect(kept()).toContain(`${'2'.repeat(32)}.webp`);
  });

  it('files of others beside the pictures and documents stay', async () => {
    const old = new Date(Date.now() - 3_600_000);
    const strangers = ['x.part', 'others/x.part'].map((name) => join(folder(), '..', name));
    for (const path of strangers) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'x');
      utimesSync(path, old, old);
    }
    await app.app.get(OrphanSweeper).sweep();
    expect(strangers.filter((path) => existsSync(path))).toEqual(strangers);
  });

  it.each(['..%2f..%2fjwt-secret', 'a.webp', `${'3'.repeat(32)}.webp`, `${'3'.repeat(32)}.png`])(
    'the picture address %s is not found',
    async (name) => {
      expect((await fetched(`/public/images/${name}`)).status).toBe(404);
    },
  );
});
