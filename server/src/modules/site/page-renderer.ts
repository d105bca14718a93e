import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import type { PageOperation, RenderInput, RenderResult } from '../../contract/page-rendering.js';
import { formatErrors } from '../../platform/graphql/format-error.js';
import { OperationExecutor } from '../../platform/graphql/operation-executor.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { AppRequest, GraphqlContext } from '../../platform/request-context/request-of.js';
import type { SiteBuild } from './site-build.js';
import { SiteStateService } from './site-state.service.js';

/** The result of a GraphQL operation, as it is sent to browsers. */
interface OperationResult {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** The exports of the client's server bundle (client/src/entry-server.tsx). */
interface ClientBundle {
  /** The canonical path of a page; undefined if `path` is canonical. */
  canonicalPath(path: string): string | undefined;
  render(input: RenderInput<OperationResult>): Promise<RenderResult>;
}

/** Loads the bundle. The URL form allows paths with spaces and special characters. */
async function loadBundle(file: string): Promise<ClientBundle> {
  return (await import(pathToFileURL(file).pathname)) as ClientBundle;
}

/** A request for a page, and the language of the page. */
interface PageRequest {
  request: Request;
  response: Response;
  locale: Locale;
}

/** Runs the GraphQL operations of a page in this process, with the guards and resolvers of HTTP calls. */
@Injectable()
export class PageOperations {
  constructor(private readonly executor: OperationExecutor) {}

  /** One context for all operations of a page, so that the visitor is authenticated once. */
  contextOf({ request, response, locale }: PageRequest): GraphqlContext {
    const { headers, ip } = request;
    // pages know people by their cookie only
    const { authorization: _, ...others } = headers;
    const req = { ip, url: '/graphql', headers: { ...others, 'accept-language': locale } };
    return { req: req as unknown as AppRequest, res: response };
  }

  async run({ hash, variables }: PageOperation, context: GraphqlContext): Promise<OperationResult> {
    const result = await this.executor.execute(hash, variables, context);
    const { data, errors } = result as ExecutionResult;
    const locale = callerLocale(context.req);
    return {
      data,
      ...(errors && { errors: formatErrors(errors, locale) }),
    };
  }
}

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
