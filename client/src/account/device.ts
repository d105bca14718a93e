import Bowser from 'bowser';

/** Browser and system of a session, as far as its user agent tells; null when it tells neither. */
export function describeDevice(
  userAgent: string | null | undefined,
): { browser: string; system: string } | { only: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return { browser: browser.name, system: os.name };
  const only = browser.name || os.name;
  return only ? { only } : null;
}
