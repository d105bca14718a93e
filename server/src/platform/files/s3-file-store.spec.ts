import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { S3FileStore } from './s3-file-store.js';
import { sendFile } from './send-file.js';

describe('a store that does not say how long a file is', () => {
  const servers: Server[] = [];
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

  it('a store that reports no length has its files sent whole, without a length', async () => {
    const endpoint = await listen((_, response) => {
      response.write('half');
      response.end(' and half');
    });
    const store = new S3FileStore({
      endpoint,
      bucket: 'files',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const product = await listen(
      (_, response) =>
        void store.open('documents/a.pdf').then((file) => sendFile(response as Response, file!)),
    );
    const answer = await fetch(product);
    expect(answer.headers.get('content-length')).toBeNull();
    expect(await answer.text()).toBe('half and half');
  });
});
