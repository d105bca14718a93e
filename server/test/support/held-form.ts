import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestFile } from './multipart.js';
import type { TestApp } from './test-app.js';

/** A multipart form as it is sent. */
export interface Sent {
  body: Buffer;
  headers: Record<string, string>;
}

/** A form with fields and one file. */
export async function formOf(
  fields: Record<string, string>,
  name: string,
  file: TestFile,
): Promise<Sent> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const built = new Response(form);
  return {
    body: Buffer.from(await built.arrayBuffer()),
    headers: { 'content-type': built.headers.get('content-type')! },
  };
}

/** A GraphQL operation whose input takes a file. */
export const operationOf = (query: string, input: object, file: string) => ({
  operations: JSON.stringify({ query, variables: { input: { ...input, [file]: null } } }),
  map: JSON.stringify({ 0: [`variables.input.${file}`] }),
});

export const textsOf = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Less than what closes a form. */
const HELD_BYTES = 20;

/** Begins to send a form; its end is held back until `finish`, which answers as the server does. */
export function heldRequest(app: TestApp, path: string, token: string, { body, headers }: Sent) {
  const call = request(app.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
      'content-length': body.length,
      ...headers,
    },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      void text(response).then((said) => resolve({ status: response.statusCode!, body: said }));
    });
  });
  call.write(body.subarray(0, body.length - HELD_BYTES));
  return {
    finish: () => {
      call.end(body.subarray(body.length - HELD_BYTES));
      return answer;
    },
  };
}
