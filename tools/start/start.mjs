import { ensureBuilt } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { onInterrupt } from '../processes/interrupt.mjs';
import { requireFreePort, wantedPort } from './ports.mjs';
import { startMark } from '../processes/processes.mjs';
import { startServer } from '../processes/server-process.mjs';
import { claimStart } from './single-start.mjs';
import { withSiteDatabase } from '../postgres/site-database.mjs';

/** `npm start`: installs, builds and starts what is needed; answers the exit code. */
export async function start() {
  const interrupt = onInterrupt();
  loadEnvFile();
  const port = wantedPort();
  const lock = await claimStart(port);
  try {
    await requireFreePort(port);
    await ensureInstalled();
    await ensureBuilt();
    if (interrupt.happened) return 130;
    return await withSiteDatabase((database) => serve(database, { port, lock, interrupt }));
  } catch (error) {
    // after Ctrl+C, a failed step has failed only because it was interrupted
    if (interrupt.happened) return 130;
    throw error;
  } finally {
    lock.release();
  }
}

async function serve(database, { port, lock, interrupt }) {
  if (interrupt.happened) return 0;
  await requireFreePort(port);
  const server = startServer({
    PORT: String(port),
    DATABASE_URL: database.url,
    MIZAN_DATABASE_PID: String(database.pid ?? ''),
  });
  lock.update({ server: { pid: server.pid, started: startMark(server.pid) } });
  const outcome = await Promise.race([server.ended, interrupt.promise]);
  if (outcome !== 'interrupted') {
    console.error(`The server ended by itself (code ${outcome}).`);
    return outcome || 1;
  }
  console.log('Stopping.');
  await server.stop();
  return 0;
}
