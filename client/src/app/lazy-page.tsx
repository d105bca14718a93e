import { use, type ComponentType, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

export interface LazyPage {
  /** Loads the page's code; the page renders at once afterwards. */
  load: () => Promise<unknown>;
  /** Source file, by which the server finds the page's own files in the build. */
  source: string;
  element: ReactElement;
}

/**
 * A page whose code comes when it is needed. Unlike `React.lazy` it renders without suspending once
 * it is loaded, so that the server and the first paint of the browser show the same.
 *
 * @example lazyPage('site/home-page.tsx', async () => (await import('../site/home-page')).HomePage)
 */
export function lazyPage(source: string, importPage: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  function load() {
    loading ??= importPage().then(
      (page) => (ready = page),
      (error: unknown) => {
        // A failed download is tried again by the next visit.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Page() {
    const Loaded = ready ?? use(load());
    return <Loaded />;
  }

  return { load, source, element: <Page /> };
}

/** A page that uses Apollo's hooks. Pages of a first visit do without, to stay light. */
export function apolloPage(source: string, importPage: () => Promise<ComponentType>): LazyPage {
  return lazyPage(source, async () => {
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
  });
}

/** An address that only leads to another. */
export function redirectPage(to: string): LazyPage {
  return { load: () => Promise.resolve(), source: '', element: <Navigate to={to} replace /> };
}
