import { parseArgs } from 'node:util';
import '../tools/start/node-version.mjs';
import { ensureBuilt } from '../tools/start/build.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main, Problem } from '../tools/processes/problem.mjs';

/**
 * `npm run e2e`: the browser journeys alone; what follows `--` goes to Playwright, apart from
 * `--processes 4` (so many behind a proxy) and `--kill` (which are killed in turn and started again), and
 * `--engines`: every page and screen in Chromium, Firefox and WebKit instead.
 */
await main(async () => {
  const { args, engines, ...site } = readArguments(process.argv.slice(2));
  await ensureInstalled();
  await ensureBuilt();
  const { withTestDatabase } = await import('../tools/postgres/test-database.mjs');
  const { runEngines } = await import('../tools/browsers/engines.mjs');
  const { runJourneys } = await import('../tools/browsers/journeys.mjs');
  return withTestDatabase((database) =>
    engines ? runEngines({ database, args }) : runJourneys({ database, args, ...site }),
  );
});

function readArguments(given) {
  const options = {
    processes: { type: 'string' },
    kill: { type: 'boolean' },
    engines: { type: 'boolean' },
  };
  const parsed = parseArgs({ args: given, options, strict: false, tokens: true });
  const ours = parsed.tokens.filter(({ name }) => name in options);
  const taken = new Set(
    ours.flatMap(({ index, inlineValue }) =>
      inlineValue === false ? [index, index + 1] : [index],
    ),
  );
  const { processes, kill, engines } = parsed.values;
  const count = processes === undefined ? undefined : Number(processes);
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= 16))
    throw new Problem('--processes needs a number from 1 to 16.');
  if (kill && !(count > 1)) throw new Problem('--kill needs --processes 2 or more.');
  return { engines, processes: count, kill, args: given.filter((_, index) => !taken.has(index)) };
}
