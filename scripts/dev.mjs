import './lib/node-version.mjs';
import { dev } from './lib/dev.mjs';
import { main } from './lib/problem.mjs';

await main(dev);
