import { HealthProxy } from '../../../tools/processes/health-proxy.mjs';

/** The proxy of the tests in a process of its own, so that the load does not share its event loop. */
const proxy = await HealthProxy.start();
let used = [];

process.on('message', ({ ports }) => {
  for (const port of used) proxy.remove(port);
  for (const port of ports) proxy.add(port);
  used = ports;
  process.send({ answered: proxy.counts.answered });
});
process.once('disconnect', () => process.exit());
process.send({ address: proxy.address });
