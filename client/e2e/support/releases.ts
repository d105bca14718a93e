import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Not of this connection, or no longer true of what is sent on. */
const NOT_PASSED = ['connection', 'content-encoding', 'content-length', 'etag', 'keep-alive'];

const scriptOf = (name: string) => readFileSync(`dist/client/${name}`, 'utf8');

/** Answers with the name of the release when it is asked. */
const naming = (release: string) =>
  `;self.addEventListener('message',(event)=>event.data==='release'&&event.ports[0].postMessage('${release}'));`;

/** The site with a worker that can be replaced, as a release does. Other files stay. */
export interface Releases {
  address: string;
  /** The worker that is sent from now on: of this release, or the one that removes everything. */
  send: (release: string) => void;
  close: () => void;
}

export const SWITCHED_OFF = 'off';

export async function siteWithReleases(site: string): Promise<Releases> {
  let worker = '';
  const send = (release: string) =>
    (worker =
      release === SWITCHED_OFF ? scriptOf('sw-off.js') : scriptOf('sw.js') + naming(release));
  const pass = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (url === '/sw.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return response.end(worker);
    }
    const { accept = '*/*', cookie = '' } = headers;
    const answer = await fetch(site + url, { headers: { accept, cookie }, redirect: 'manual' });
    const passed = [...answer.headers].filter(([name]) => !NOT_PASSED.includes(name));
    response.writeHead(answer.status, Object.fromEntries(passed));
    return response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, send, close: () => server.close() };
}
