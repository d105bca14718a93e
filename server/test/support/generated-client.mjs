// What a program does with a client that a generator made of server/openapi.json: it signs in, lists, creates and
// uploads. Arguments: the folder of the client, the address of the server, and an account. Answers JSON.
import { Blob } from 'node:buffer';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

const [folder, baseUrl, email, password, picture] = process.argv.slice(2);
await createClient({
  input: join(import.meta.dirname, '..', '..', 'openapi.json'),
  output: { path: folder, importFileExtension: '.ts' },
  plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
  logs: { level: 'silent', file: false },
});
const sdk = await import(pathToFileURL(join(folder, 'sdk.gen.ts')).href);
const { client } = await import(pathToFileURL(join(folder, 'client.gen.ts')).href);

client.setConfig({ baseUrl });
const signedIn = await sdk.postAuthLogin({ body: { email, password } });
client.setConfig({ auth: () => signedIn.data.data.token });

const body = { nameAr: 'الإيجارات', nameFr: 'Baux', nameEn: 'Leases', slug: 'leases' };
const created = await sdk.postCategories({ body, headers: { 'Idempotency-Key': 'leases-once' } });
const again = await sdk.postCategories({ body, headers: { 'Idempotency-Key': 'leases-once' } });
const refused = await sdk.postCategories({ body });
const listed = await sdk.getCategories({
  query: { search: 'Leases', limit: 5, sortBy: 'createdAt' },
});
const logo = new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' });
const uploaded = await sdk.putSettingsLogo({ body: { logo } });

process.stdout.write(
  JSON.stringify({
    created: created.data.data,
    again: again.data.data,
    refused: { status: refused.response.status, ...refused.error },
    listed: listed.data.data,
    uploaded: uploaded.data?.data.general.logo ?? uploaded.error,
  }),
);
