/** Builds for which this tab was loaded again already; without storage it never is. */
const RELOADED = 'reloadedForBuild';

/** The script that the page was started with. It names the files of all pages, so each build has another one. */
const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

const isGone = (status: number | undefined) => status === 404 || status === 410;

/** Notices whether the server says of a file of the build that it does not exist. */
function watchMissingFiles(): { end: () => boolean } {
  if (typeof PerformanceObserver === 'undefined') return { end: () => false };
  let isMissing = false;
  const read = (entries: PerformanceEntryList) => {
    for (const { name, responseStatus } of entries as PerformanceResourceTiming[])
      isMissing ||= name.includes('/assets/') && isGone(responseStatus);
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    end: () => {
      read(observer.takeRecords());
      observer.disconnect();
      return isMissing;
    },
  };
}

/** Whether another build has replaced the one that this page belongs to. */
async function isReplaced(): Promise<boolean> {
  const entry = entryScript();
  if (!entry) return false;
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return isGone(answer?.status);
}

/** A chosen file, or a form that asks before it is left, would not survive. Typed text is kept as a draft. */
function wouldLoseSomething(): boolean {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if ([...inputs].some(({ files }) => files?.length)) return true;
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Writes down that this tab is loaded again for this build. False if it was already, or cannot be noted. */
function noteReload(build: string): boolean {
  try {
    const done = JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]') as string[];
    if (done.includes(build)) return false;
    window.sessionStorage.setItem(RELOADED, JSON.stringify([...done, build]));
    return true;
  } catch {
    return false;
  }
}

/** Loads the page again after a release: at most once for each build, so that it never becomes a loop. */
function reloadOnce(): boolean {
  const build = entryScript();
  if (!build || wouldLoseSomething() || !noteReload(build)) return false;
  window.location.reload();
  return true;
}

const TRIES = 2;
const PAUSE_MS = 500;
/** A page without its style sheet is better than one that waits for it. */
const STYLES_MS = 5_000;
/** So long a failure is the answer to everybody who asks, so that renders do not become requests. */
const FAILED_FOR_MS = 10_000;
/** The page is about to be loaded again: nothing else has to happen until then. */
const RELOAD_MS = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The code of a part of the product could not be loaded. */
export class CodeError extends Error {
  /** Lets the next attempt ask the server again at once. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void = () => undefined) {
    super('The code could not be loaded', { cause });
    this.name = 'CodeError';
    this.forget = forget;
  }
}

/** Asks again for style sheets that did not arrive: the build's own loader asks for each only once. */
async function loadStylesAgain(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([disabled])',
  );
  const failed = [...links].filter(({ sheet }) => sheet === null);
  const arrived = Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          link.replaceWith(again);
        }),
    ),
  );
  await Promise.race([arrived, wait(STYLES_MS)]);
}

async function tryImport<T>(importCode: () => Promise<T>, tries: number): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await importCode();
    } catch (error) {
      if (left <= 1) throw error;
      await wait(PAUSE_MS);
      await loadStylesAgain();
    }
  }
}

export interface LoadCodeOptions {
  tries?: number;
  /** False where loading the page again would hide what just happened. */
  mayReload?: boolean;
}

/**
 * Loads code on demand: every `import()` of the pages goes through here. It is tried twice. After a
 * release, whose files have other names, the page is loaded again, once. Else throws a `CodeError`.
 *
 * @example const { sendUpload } = await loadCode(() => import('./api/upload-form'));
 */
export async function loadCode<T>(
  importCode: () => Promise<T>,
  { tries = TRIES, mayReload = true }: LoadCodeOptions = {},
): Promise<T> {
  if (typeof window === 'undefined') return importCode();
  const files = watchMissingFiles();
  try {
    const code = await tryImport(importCode, tries);
    files.end();
    return code;
  } catch (error) {
    const isMissing = files.end();
    if (mayReload && (isMissing || (await isReplaced())) && reloadOnce()) await wait(RELOAD_MS);
    throw new CodeError(error);
  }
}

/** Code that several places may ask for: it is loaded once, and a failure is not repeated by each of them. */
export class LazyCode<T> {
  /** The code, once it is loaded. */
  value?: T;
  private readonly importCode: () => Promise<T>;
  private readonly options: LoadCodeOptions;
  private loading?: Promise<T>;
  private preloading?: Promise<unknown>;
  private failedAt = Infinity;
  private hasFailed = false;

  constructor(importCode: () => Promise<T>, options: LoadCodeOptions = {}) {
    this.importCode = importCode;
    this.options = options;
  }

  /** Always the same promise, until it failed and was forgotten or some time has passed. */
  readonly load = (): Promise<T> => {
    if (Date.now() - this.failedAt > FAILED_FOR_MS) this.forget();
    if (this.loading) return this.loading;
    this.loading = this.finish();
    // the error is for whoever renders the code
    this.loading.catch(() => undefined);
    return this.loading;
  };

  /** Loads it before it is needed, unless that has failed before. Never rejects. */
  readonly preload = async (): Promise<void> => {
    if (this.loading || this.hasFailed) return;
    this.preloading ??= this.attempt({ tries: 1, mayReload: false }).catch(() => undefined);
    await this.preloading;
  };

  private readonly forget = (): void => {
    this.loading = undefined;
    this.failedAt = Infinity;
  };

  private async finish(): Promise<T> {
    await this.preloading;
    try {
      return this.value ?? (await this.attempt(this.options));
    } catch (error) {
      this.failedAt = Date.now();
      throw new CodeError((error as Error).cause, this.forget);
    }
  }

  private async attempt(options: LoadCodeOptions): Promise<T> {
    try {
      return (this.value = await loadCode(this.importCode, {
        ...options,
        ...(this.hasFailed && { tries: 1 }),
      }));
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}
