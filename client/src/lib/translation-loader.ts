import type { BackendModule } from 'i18next';

/** Tells i18next whether a retry can help. */
class LoadError extends Error {
  readonly retry: boolean;

  constructor(message: string, retry: boolean) {
    super(message);
    this.name = 'LoadError';
    this.retry = retry;
  }
}

/** A retry can help after a 5xx or a network error, not after a 4xx or broken JSON. */
export async function loadTranslation(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  if (!response?.status) throw new LoadError(`${address} could not be reached`, true);
  if (!response.ok) throw new LoadError(`${address}: ${response.status}`, response.status >= 500);
  const text = await response.text().catch(() => {
    throw new LoadError(`${address} broke off`, true);
  });
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new LoadError(`${address} is not valid JSON`, false);
  }
}

/** i18next backend for the translation files; i18next itself does the retries. */
export const translationLoader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const address = `/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`;
    loadTranslation(address).then(
      (texts) => callback(null, texts),
      (error: LoadError) => callback(error, error.retry),
    );
  },
};
