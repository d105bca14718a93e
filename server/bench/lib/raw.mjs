import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bin } from '../../../tools/processes/paths.mjs';

const file = fileURLToPath(new URL('./raw-server.mjs', import.meta.url));

/** The bare server in its own process, on the same database. */
export async function startRaw(databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = fork(file, { execPath: bin('node'), env });
  const [{ port }] = await once(child, 'message');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  /** Gives the answer that it has in its cache the headers of another one. */
  const keep = (headers) => child.send(headers);
  return { address: `http://127.0.0.1:${port}`, keep, stop };
}
