import './lib/node-version.mjs';
import { main } from './lib/problem.mjs';
import { start } from './lib/start.mjs';

await main(start);
