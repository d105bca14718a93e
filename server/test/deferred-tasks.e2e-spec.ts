import { rmSync } from 'node:fs';
import { AppConfig } from '../src/core/config/app-config.js';
import { onServer } from './support/test-database.js';
import { aClient } from './support/builders.js';
import { TestApp } from './support/test-app.js';

it('a mail asked for just before shutdown is still sent', async () => {
  const app = await TestApp.start(__filename);
  const { dataDir } = app.app.get(AppConfig);
  const { email } = await aClient(app);
  await app.rest('POST', '/password-reset/send-reset', { body: { email } });
  await app.app.close();
  let count = 0;
  await onServer(app.database.url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM mails WHERE to_address = $1 AND cause LIKE 'reset:%'`,
      [email],
    );
    count = rowCount ?? 0;
  });
  await app.database.drop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(count).toBe(1);
});
