import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { type Locale, LOCALES, toLocale, type Trilingual } from '../../contract/locales.js';
import { DEFAULT_FIRM } from '../../contract/settings.js';
import type { ImagesService } from '../../platform/files/images.service.js';
import { firmOf, type Settings } from '../../platform/settings/settings.js';
import type { IconShape } from './firm-pictures.js';
import type { SiteBuild } from './site-build.js';
import type { SiteStateService } from './site-state.service.js';
import type { SituationPages } from './situation-pages.service.js';

const ONE_HOUR = 'public, max-age=3600';
const NAVY = '#0b1f3a';
/** Phones round the corners themselves, and cut a circle out of a maskable icon. */
const ICONS: Record<string, IconShape> = {
  '/favicon.ico': { size: 48 },
  '/apple-touch-icon.png': { size: 180, share: 0.9, background: NAVY },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, share: 0.76, background: NAVY },
};
/** Drawn pictures of some versions of the settings, and those of pages. */
const KEPT = 200;
/** The share picture of a door or a situation. */
const TITLED = /^\/share-(ar|fr|en)-(door|situation)-([a-z0-9-]+)\.png$/;

/** What the files of a firm are made from. */
export interface FirmSources {
  siteState: SiteStateService;
  settings: Settings;
  images: ImagesService;
  situations: SituationPages;
}

/** The files that name or show the firm, made from those of the build; without settings those are sent. */
export function firmFiles(build: SiteBuild, sources: FirmSources): Router {
  const router = Router({ caseSensitive: true });
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  router.get('/manifest-:locale.webmanifest', manifest(build.folder, sources));
  router.get(Object.keys(ICONS), pictures(drawn, iconOf(sources)));
  router.get('/favicon.svg', svgIcon(drawn, sources));
  router.get(
    LOCALES.map((locale) => `/share-${locale}.png`),
    pictures(drawn, sharePictureOf(build, sources)),
  );
  router.get(TITLED, pictures(drawn, titledPictureOf(build, sources, drawn)));
  return router;
}

/** Loaded with the first picture, because it brings the image library. */
const firmPictures = () => import('./firm-pictures.js');

/** A picture that is drawn when it is first asked for; `key` changes with what it is drawn from. */
interface Drawing {
  key: string;
  draw: () => Promise<Buffer>;
}

/** Sends a drawn picture. Without one, or when its file is gone, the file of the build is sent. */
function pictures(
  drawn: LRUCache<string, Promise<Buffer>>,
  drawingOf: (path: string) => Promise<Drawing | undefined>,
): RequestHandler {
  return (request, response, next) => {
    const send = async () => {
      const drawing = await drawingOf(request.path);
      if (!drawing) return next();
      response
        .set('Cache-Control', ONE_HOUR)
        .type('png')
        .send(await keep(drawn, drawing));
    };
    send().catch(() => next());
  };
}

function keep(drawn: LRUCache<string, Promise<Buffer>>, { key, draw }: Drawing): Promise<Buffer> {
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw();
  drawing.catch(() => drawn.delete(key));
  drawn.set(key, drawing);
  return drawing;
}

const iconOf =
  ({ settings, images }: FirmSources) =>
  async (path: string): Promise<Drawing | undefined> => {
    const logo = await settings.get('logo');
    const shape = ICONS[path];
    if (!logo || !shape) return undefined;
    const draw = async () => (await firmPictures()).firmIcon(await images.read(logo), shape);
    return { key: `${path} ${logo}`, draw };
  };

/** Browsers take this icon first: the logo inside of an SVG. */
function svgIcon(drawn: LRUCache<string, Promise<Buffer>>, sources: FirmSources): RequestHandler {
  return (_, response, next) => {
    const send = async () => {
      const drawing = await iconOf(sources)('/icon-192.png');
      if (!drawing) return next();
      const data = (await keep(drawn, drawing)).toString('base64');
      response
        .set('Cache-Control', ONE_HOUR)
        .type('svg')
        .send(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${data}"/></svg>`,
        );
    };
    send().catch(() => next());
  };
}

const sharePictureOf =
  (build: SiteBuild, { settings, images }: FirmSources) =>
  async (path: string): Promise<Drawing | undefined> => {
    const values = await settings.all();
    const { logo, sharePicture } = values;
    if (sharePicture)
      return {
        key: sharePicture,
        draw: async () =>
          (await firmPictures()).uploadedSharePicture(await images.read(sharePicture)),
      };
    const locale = LOCALES.find((each) => path === `/share-${each}.png`);
    if (!locale) return undefined;
    const firm = firmOf(values);
    const [name, shortName] = [firm.name[locale], firm.shortName[locale]];
    const isDefault =
      name === DEFAULT_FIRM.name[locale] && shortName === DEFAULT_FIRM.shortName[locale];
    if (isDefault && !logo) return undefined;
    return {
      key: JSON.stringify([locale, name, shortName, logo]),
      draw: async () => {
        const mark = logo ? await images.read(logo) : undefined;
        const { drawnSharePicture } = await firmPictures();
        return drawnSharePicture(build, locale, { name, shortName, logo: mark });
      },
    };
  };

/** Where the settings have a picture, it is that of all pages. */
function titledPictureOf(
  build: SiteBuild,
  sources: FirmSources,
  drawn: LRUCache<string, Promise<Buffer>>,
) {
  const plainPictureOf = sharePictureOf(build, sources);
  const doors = doorNames(build);
  return async (path: string): Promise<Drawing | undefined> => {
    const [, language, kind, name = ''] = TITLED.exec(path) ?? [];
    const locale = toLocale(language);
    const title =
      kind === 'door' ? doors[locale][name] : await sources.situations.titleOf(name, locale);
    if (!title) return undefined;
    const plain = `/share-${locale}.png`;
    const drawing = await plainPictureOf(plain);
    if (await sources.settings.get('sharePicture')) return drawing;
    const draw = async () => {
      const picture = await (drawing ? keep(drawn, drawing) : readFile(join(build.folder, plain)));
      const { titledSharePicture } = await firmPictures();
      return titledSharePicture(picture, { fonts: build.fonts, locale, title });
    };
    return { key: JSON.stringify([drawing?.key ?? plain, title]), draw };
  };
}

/** The names of the doors, as their pages say them. */
function doorNames({ texts }: SiteBuild): Trilingual<Partial<Record<string, string>>> {
  const namesIn = (locale: Locale) =>
    (JSON.parse(texts[locale].toString()) as { situations: { doors: Record<string, string> } })
      .situations.doors;
  return { ar: namesIn('ar'), fr: namesIn('fr'), en: namesIn('en') };
}

/** The web app manifest of each language, with the firm's names from the settings. */
function manifest(folder: string, { siteState }: FirmSources): RequestHandler {
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
