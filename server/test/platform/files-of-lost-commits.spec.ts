import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { OrphanSweeper } from '../../src/platform/files/orphan-sweeper.js';
import { aConsultant, aJobRole, anApplication } from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { ProxiedDatabase } from '../support/proxied-database.js';
import { expectDone } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

interface Kind {
  title: string;
  folder: string;
  table: string;
  /** The keys or addresses of files that rows use. */
  used: string;
  send: () => Promise<Answer<unknown>>;
}

/** Makes the commits of a table take longer than it takes to ask whether a file is used. */
const slowCommits = (table: string) => `
  CREATE FUNCTION slow_commit() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT OR UPDATE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow_commit()`;
const QUICK_COMMITS = 'DROP FUNCTION slow_commit CASCADE';

describe('files of a write whose commit has no answer', () => {
  let database: ProxiedDatabase;
  let direct: ProxiedDatabase['direct'];
  let line: ProxiedDatabase['line'];
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await ProxiedDatabase.start(__filename);
    ({ direct, line } = database);
    app = await TestApp.startOn(line.url);
    token = await app.adminToken();
    expectDone(await app.rest('POST', '/roles', { token, body: aJobRole({ slug: 'lawyer' }) }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const KINDS: Kind[] = [
    {
      title: 'a CV',
      folder: 'documents',
      table: 'applications',
      used: 'SELECT cv_key AS name FROM applications',
      send: () =>
        app.rest('POST', '/join-team-applications', {
          body: anApplication(),
          files: { cv: aCv() },
        }),
    },
    {
      title: 'a picture of a consultant',
      folder: 'images',
      table: 'consultants',
      used: 'SELECT image_url AS name FROM consultants',
      send: () =>
        app.rest('POST', '/consultants', {
          token,
          body: aConsultant(),
          files: { image: TINY_PICTURE },
        }),
    },
    {
      title: 'a logo',
      folder: 'images',
      table: 'settings',
      used: `SELECT values ->> 'logo' AS name FROM settings WHERE values ->> 'logo' <> ''`,
      send: async () => {
        const { data } = await app.rest<{ general: { version: number } }>('GET', '/settings', {
          token,
        });
        const { version } = data.general;
        return app.rest('PUT', '/settings/logo', {
          token,
          body: { version },
          files: { logo: TINY_PICTURE },
        });
      },
    },
  ];

  it.each(KINDS)('$title is kept when the row turns out to be stored', async (kind) => {
    await direct.query(slowCommits(kind.table));
    line.cutAtCommitTo(kind.table);
    expect((await kind.send()).status).toBe(503);
    const used = async () => {
      const { rows } = await direct.query<{ name: string }>(kind.used);
      return rows.map(({ name }) => basename(name));
    };
    await waitUntil('the row to be stored', async () => (await used()).length > 0);
    await direct.query(QUICK_COMMITS);
    const kept = () => readdirSync(join(app.app.get(AppConfig).filesDir, kind.folder));
    expect(kept()).toEqual(expect.arrayContaining(await used()));
    await app.app.get(OrphanSweeper).sweep(Date.now() + 600_000);
    expect(kept()).toEqual(expect.arrayContaining(await used()));
  });
});
