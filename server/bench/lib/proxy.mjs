import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../../tools/processes/paths.mjs';

/** A proxy in a process of its own: `use` says before which ports, and answers how often each has answered. */
export async function startProxy() {
  const child = fork(inRoot('server', 'bench', 'lib', 'proxy-process.mjs'));
  const [{ address }] = await once(child, 'message');
  const use = async (ports) => {
    child.send({ ports });
    const [{ answered }] = await once(child, 'message');
    return answered;
  };
  return { address, use, stop: () => child.disconnect() };
}
