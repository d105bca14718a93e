import '../tools/start/node-version.mjs';
import { dev } from '../tools/start/dev.mjs';
import { main } from '../tools/processes/problem.mjs';

await main(dev);
