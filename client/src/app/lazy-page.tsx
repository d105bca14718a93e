import { use, type ComponentType, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { loadTexts } from '../lib/i18n/i18n';
import type { TextPart } from '../lib/i18n/text-parts';
import { LazyCode } from '../lib/load-code';

export interface LazyPage {
  /** Loads the page's code; afterwards the page renders synchronously. */
  load: () => Promise<unknown>;
  /** Loads it while a link to the page is near the pointer. */
  preload: () => Promise<void>;
  /** Source file: the server looks up the page's assets by it. */
  source: string;
  /** The parts of the texts that it needs beside those of the site. */
  texts: readonly TextPart[];
  element: ReactElement;
}

const NO_TEXTS: readonly TextPart[] = [];

/**
 * A page whose code is loaded on demand. Unlike `React.lazy`, a loaded page renders without suspending,
 * so that the first render in the browser equals the server's HTML.
 *
 * @example lazyPage('site/home-page.tsx', async () => (await import('../site/home-page')).HomePage)
 */
export function lazyPage(
  source: string,
  importPage: () => Promise<ComponentType>,
  texts = NO_TEXTS,
): LazyPage {
  const code = new LazyCode(async () => {
    const [Loaded] = await Promise.all([importPage(), ...texts.map(loadTexts)]);
    return Loaded;
  });
  function Page() {
    const Loaded = code.value ?? use(code.load());
    return <Loaded />;
  }
  return { load: code.load, preload: code.preload, source, texts, element: <Page /> };
}

/** A page that uses Apollo. Public pages do not, to keep their first load small. */
export function apolloPage(
  source: string,
  importPage: () => Promise<ComponentType>,
  texts: readonly TextPart[],
): LazyPage {
  return lazyPage(
    source,
    async () => {
      const [{ ApolloBoundary }, Page] = await Promise.all([
        import('./apollo-boundary'),
        importPage(),
      ]);
      return function WithApollo() {
        return (
          <ApolloBoundary>
            <Page />
          </ApolloBoundary>
        );
      };
    },
    texts,
  );
}

/** A page that redirects to another address. */
export function redirectPage(to: string): LazyPage {
  const load = () => Promise.resolve();
  return {
    load,
    preload: load,
    source: '',
    texts: NO_TEXTS,
    element: <Navigate to={to} replace />,
  };
}
