import { Injectable, Logger } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import { LOCALES } from '../../contract/locales.js';
import type { RenderResult } from '../../contract/page-rendering.js';
import { type ClientBundle, loadBundle, type OperationResult } from './client-bundle.js';
import { type PageRequest, PageOperations } from './page-operations.js';
import type { SiteBuild } from './site-build.js';
import { SiteStateService } from './site-state.service.js';

/** A rendered page, and whether its data could be read. */
export interface RenderedPage extends RenderResult {
  /** Some data could not be read, so the page must not be cached. */
  isIncomplete: boolean;
  /** The database cannot be reached, so the visitor could not be authenticated. */
  isUnavailable: boolean;
}

/** The client's code and texts, loaded once. */
interface RenderDependencies {
  bundle: ClientBundle;
  translations: Trilingual<object>;
}

/** Renders pages with the client's own code. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  private loading?: Promise<RenderDependencies>;

  constructor(
    private readonly siteState: SiteStateService,
    private readonly operations: PageOperations,
  ) {}

  /** Loads what rendering needs, so that the first visitor does not wait for it. */
  load(build: SiteBuild): Promise<RenderDependencies> {
    this.loading ??= loadAll(build).catch((error: unknown) => {
      // the next page tries again
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** The canonical path of a page; undefined if `path` is canonical. */
  async canonicalPath(build: SiteBuild, path: string): Promise<string | undefined> {
    return (await this.load(build)).bundle.canonicalPath(path);
  }

  /** Renders a page for its visitor; undefined if rendering failed. */
  async render(
    build: SiteBuild,
    pageRequest: PageRequest,
    signedIn: boolean,
  ): Promise<RenderedPage | undefined> {
    const context = this.operations.contextOf(pageRequest);
    const codes: unknown[] = [];
    try {
      const { bundle, translations } = await this.load(build);
      const result = await bundle.render({
        url: pageRequest.request.originalUrl,
        locale: pageRequest.locale,
        translations,
        signedIn,
        site: await this.siteState.in(pageRequest.locale),
        execute: async (operation) => {
          const answer = await this.operations.run(operation, context);
          codes.push(...errorCodesOf(answer));
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

async function loadAll({ renderer, texts }: SiteBuild): Promise<RenderDependencies> {
  const parsed = LOCALES.map((locale) => [locale, JSON.parse(texts[locale].toString()) as object]);
  const translations = Object.fromEntries(parsed) as Trilingual<object>;
  return { bundle: await loadBundle(renderer), translations };
}

const errorCodesOf = ({ errors = [] }: OperationResult) =>
  errors.map(({ extensions }) => extensions?.['code']);
