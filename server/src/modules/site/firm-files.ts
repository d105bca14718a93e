import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { type Locale, LOCALES } from '../../contract/locales.js';
import type { SiteStateService } from './site-state.service.js';

const ONE_HOUR = 'public, max-age=3600';

/** The files that name the firm, made from those of the build. */
export function firmFiles(folder: string, siteState: SiteStateService): Router {
  const router = Router({ caseSensitive: true });
  router.get('/manifest-:locale.webmanifest', manifest(folder, siteState));
  return router;
}

/** The web app manifest of each language, with the firm's names from the settings. */
function manifest(folder: string, siteState: SiteStateService): RequestHandler {
  const manifests = new Map(
    LOCALES.map((locale) => [
      locale,
      JSON.parse(readFileSync(join(folder, `manifest-${locale}.webmanifest`), 'utf8')) as object,
    ]),
  );
  return (request, response, next) => {
    const locale = request.params['locale'] as Locale;
    const built = manifests.get(locale);
    if (!built) return next();
    siteState.in(locale).then(({ words }) => {
      const named = { ...built, name: words.firm, short_name: words.firmShort };
      response.set('Cache-Control', ONE_HOUR).type('application/manifest+json');
      response.send(JSON.stringify(named));
    }, next);
  };
}
