/** Builds for which this tab was loaded again already; without storage it never is. */
const RELOADED = 'reloadedForBuild';

/** The script that the page was started with. It names the files of all pages, so each build has another one. */
const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

const isGone = (status: number | undefined) => status === 404 || status === 410;

/** Notices whether the server says of a file of the build that it does not exist. */
export function watchMissingFiles(): { end: () => boolean } {
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
export async function isReplaced(): Promise<boolean> {
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
export function reloadOnce(): boolean {
  const build = entryScript();
  if (!build || wouldLoseSomething() || !noteReload(build)) return false;
  window.location.reload();
  return true;
}
