import { lazy, type ComponentType, type ReactNode } from 'react';
import { LazyCode, type LoadCodeOptions } from './load-code';
import { registerCode } from './section-code';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is needed. Never rejects. */
  preload: () => Promise<void>;
}

export interface LazyComponentOptions extends LoadCodeOptions {
  /** Whether the server renders it with its page; else it must not be rendered there. */
  isOnServer?: boolean;
}

/**
 * A component whose code is loaded when it is first shown. Unlike `React.lazy` it can be tried again
 * after a failure, which the nearest `ErrorBoundary` offers.
 *
 * @example const Chart = lazyComponent(async () => (await import('./chart')).Chart);
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { isOnServer = false, ...options }: LazyComponentOptions = {},
): LazyComponent<Props> {
  const code = new LazyCode(importComponent, options);
  const componentOf = (loading: Promise<ComponentType<Props>>) => ({
    loading,
    Loaded: lazy(async () => ({ default: await loading })),
  });
  if (isOnServer) registerCode(code.preload);
  let current: ReturnType<typeof componentOf> | undefined;
  function Lazy(props: Props) {
    // on the server nothing waits: what is not there by now would be left to the browser
    if (typeof window === 'undefined' && code.value) return <code.value {...props} />;
    const loading = code.load();
    if (current?.loading !== loading) current = componentOf(loading);
    const { Loaded } = current;
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload: code.preload });
}
