import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Files at the root of the site; the second is sent instead of the first where reading offline is switched off. */
const WORKERS = { 'sw.js': 'worker', 'sw-off.js': 'worker-off' };

async function bundle(name: string): Promise<string> {
  const build = await rolldown({
    input: path(`../src/offline/${name}.ts`),
    platform: 'browser',
    resolve: { alias: { '@contract': path('../../server/src/contract') } },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}

/**
 * Builds the worker that keeps pages for reading offline. Apart from the pages, because it has to be one file with
 * a name that stays.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'mizan:offline-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      for (const [fileName, name] of Object.entries(WORKERS))
        this.emitFile({ type: 'asset', fileName, source: await bundle(name) });
    },
  };
}
