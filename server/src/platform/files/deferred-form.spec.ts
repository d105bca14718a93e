import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { DeferredForm } from './deferred-form.js';

const BOUNDARY = 'b';
/** Looks like boundaries, and has none. */
const FILE = Buffer.from(`x\n--${BOUNDARY}`.repeat(1_000));
const part = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition:form-data;name=${name}${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const FORM = Buffer.concat([
  part('operations', '{"query":"{ a }","variables":{"file":null}}'),
  part('map', '{"0":["variables.file"]}'),
  part('0', FILE, ';filename=a'),
  Buffer.from(`--${BOUNDARY}--\r\n`),
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(os.tmpdir(), 'mizan-form-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it.each([1, 7, 31, 32, 33, 120, 1000, FORM.length])(
  'the fields of a form are read and its file is not before it is asked for, in chunks of %d bytes',
  async (size) => {
    const form = new DeferredForm({
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const operation = processRequest(form as unknown as IncomingMessage, response);
    void operation.then(() => form.withholdFile());
    for (let at = 0; at < FORM.length; at += size) form.write(FORM.subarray(at, at + size));
    form.end();

    const { variables } = (await operation) as {
      variables: { file: { promise: Promise<FileUpload> } };
    };
    await setTimeout(20);
    expect(readdirSync(folder)).toEqual([]);
    form.passFile();
    const { createReadStream } = await variables.file.promise;
    const received = await buffer(createReadStream());
    expect(received.equals(FILE)).toBe(true);
    response.emit('close');
  },
);
