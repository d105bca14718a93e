import '../tools/start/node-version.mjs';
import { main } from '../tools/processes/problem.mjs';
import { start } from '../tools/start/start.mjs';

await main(start);
