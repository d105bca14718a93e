import { Injectable, Logger } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import { LOCALES } from '../../contract/locales.js';
import { AppConfig } from '../../core/config/app-config.js';
import type { RenderResult } from '../../contract/page-rendering.js';
import { type ClientBundle, loadBundle, type WireResult } from './client-bundle.js';
import { type PageCaller, PageOperations } from './page-operations.js';
import type { SiteBuild } from './site-build.js';

/** A rendered page, and how its reading went. */
export interface RenderedPage extends RenderResult {
  /** Something could not be read: what is shown instead must not be kept. */
  isIncomplete: boolean;
  /** The database is away: who is asking could not be found out. */
  isUnavailable: boolean;
}

/** What rendering needs, loaded once. */
interface Loaded {
  bundle: ClientBundle;
  translations: Trilingual<object>;
}

/** Renders pages with the client's own code. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  private loading?: Promise<Loaded>;

  constructor(
    private readonly config: AppConfig,
    private readonly operations: PageOperations,
  ) {}

  /** Loads what rendering needs, so that the first visitor does not wait for it. */
  load(build: SiteBuild): Promise<Loaded> {
    this.loading ??= loadAll(build).catch((error: unknown) => {
      // tried again by the next page
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Where a page that was asked for in another spelling has its address, if it was. */
  async canonicalPath(build: SiteBuild, path: string): Promise<string | undefined> {
    return (await this.load(build)).bundle.canonicalPath(path);
  }

  /** The page as its visitor sees it; undefined when rendering it failed. */
  async render(
    build: SiteBuild,
    caller: PageCaller,
    signedIn: boolean,
  ): Promise<RenderedPage | undefined> {
    const context = this.operations.contextOf(caller);
    const codes: unknown[] = [];
    try {
      const { bundle, translations } = await this.load(build);
      const result = await bundle.render({
        url: caller.request.originalUrl,
        locale: caller.locale,
        translations,
        signedIn,
        origin: this.config.publicUrl,
        execute: async (operation) => {
          const answer = await this.operations.run(operation, context);
          codes.push(...codesOf(answer));
          return answer;
        },
      });
      return {
        ...result,
        isIncomplete: codes.length > 0,
        isUnavailable: codes.includes('SERVICE_UNAVAILABLE'),
      };
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    }
  }
}

async function loadAll({ renderer, texts }: SiteBuild): Promise<Loaded> {
  const parsed = LOCALES.map((locale) => [locale, JSON.parse(texts[locale].toString()) as object]);
  const translations = Object.fromEntries(parsed) as Trilingual<object>;
  return { bundle: await loadBundle(renderer), translations };
}

const codesOf = ({ errors = [] }: WireResult) =>
  errors.map(({ extensions }) => extensions?.['code']);
