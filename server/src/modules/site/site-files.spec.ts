import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import type { SiteBuild } from './site-build.js';
import { siteFiles } from './site-files.js';

const texts = Buffer.from('{}');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mizan-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'start()');
  writeFileSync(join(folder, 'assets', 'index-1.js.br'), brotliCompressSync('start()'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), 'keep()');
  writeFileSync(join(folder, 'sw-off.js'), 'remove()');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function serve(offlineReading = true) {
  const build: SiteBuild = {
    folder,
    template: '',
    styles: '',
    fonts: '',
    renderer: '',
    texts: { ar: texts, fr: texts, en: texts },
    textFiles: new Map(),
    textsVersion: '1',
  };
  return express().use(siteFiles(build, { origin: 'http://mizan.test', offlineReading }));
}

it.each([
  { path: '/assets/index-1.js', removed: '/assets/index-1.js' },
  { path: '/assets/index-1.js', removed: '/assets/index-1.js.br' },
  { path: '/favicon.svg', removed: '/favicon.svg' },
])(
  'the file $path is answered with 404 when a new build removed $removed, and the server goes on',
  async ({ path, removed }) => {
    const app = serve();
    const get = () => request(app).get(path).set('Accept-Encoding', 'br');
    expect((await get()).status).toBe(200);
    rmSync(join(folder, removed));
    expect((await get()).status).toBe(404);
    expect((await request(app).get('/robots.txt')).status).toBe(200);
  },
);

it.each([
  { offlineReading: true, script: 'keep()' },
  { offlineReading: false, script: 'remove()' },
])(
  'the worker is asked for again each time, and is $script where reading offline is $offlineReading',
  async ({ offlineReading, script }) => {
    const app = serve(offlineReading);
    const { text, headers } = await request(app).get('/sw.js').expect(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    await request(app).get('/sw-off.js').expect(404);
  },
);
