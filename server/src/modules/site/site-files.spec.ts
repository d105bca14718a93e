import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function serve() {
  const build: SiteBuild = {
    folder,
    template: '',
    fonts: '',
    renderer: '',
    texts: { ar: texts, fr: texts, en: texts },
    textFiles: new Map(),
    textsVersion: '1',
  };
  return express().use(siteFiles(build, 'http://mizan.test'));
}

it.each(['/assets/index-1.js', '/favicon.svg'])(
  'the file %s that a new build removed is answered with 404, and the server goes on',
  async (path) => {
    const app = serve();
    expect((await request(app).get(path)).status).toBe(200);
    rmSync(join(folder, path));
    expect((await request(app).get(path)).status).toBe(404);
    expect((await request(app).get('/robots.txt')).status).toBe(200);
  },
);
