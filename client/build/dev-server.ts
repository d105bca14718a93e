import type { ServerOptions } from 'vite';

/** The Playground is served from the build, because Vite's dev server cannot bundle its workers. */
const OF_THE_SERVER = ['api', 'public', 'dev', 'health', 'playground', 'assets'];

/** `npm run dev`: pages come from Vite, everything else from the server at SERVER_URL. */
export function devServer(): ServerOptions {
  const target = process.env.SERVER_URL ?? 'http://localhost:3000';
  return {
    proxy: {
      [`^/(?:${OF_THE_SERVER.join('|')})(?:[/?]|$)`]: { target },
      '/graphql': { target, ws: true },
    },
  };
}
