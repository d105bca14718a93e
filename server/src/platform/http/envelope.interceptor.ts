import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { isStaff } from '../../contract/enums.js';
import type { Page } from '../database/page.js';
import { deprecationOfHandler, tellDeprecation } from './deprecation.js';
import { AllowedMethods } from './routes.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import type { Trilingual } from '../../contract/locales.js';

export const LIST_KEY_METADATA = 'mizan:list-name';

/** Names the list in a REST answer: `data: {faqs: [...], total, page, limit, offset}`; the counts are `meta` as well. */
export const ListKey = (plural: string) => SetMetadata(LIST_KEY_METADATA, plural);

/** The rows alone in a REST answer, `data: [...]`, with the counts in `meta` (A02). */
export const BareList = () => SetMetadata(LIST_KEY_METADATA, null);

const CREATED_METADATA = 'mizan:created-at';

/** Where what a route creates is read, if not beside it under its id. */
export const CreatedAt = (path: `/api/v1/${string}`) => SetMetadata(CREATED_METADATA, path);

export const MESSAGE_METADATA = 'mizan:says';
/** A text, or a function that makes it from the data. */
type MessageSource<Data = never> = Trilingual<string> | ((data: Data) => Trilingual<string>);

/** Adds a message for the person to a REST response: `{success, message, data}` (A02). */
export const ResponseMessage = <Data>(message: MessageSource<Data>) =>
  SetMetadata(MESSAGE_METADATA, message);

/** What REST answers to a change that leaves nothing to read: `data: true` (A02). */
export async function doneAfter(change: Promise<unknown>): Promise<true> {
  await change;
  return true;
}

/**
 * Wraps what a controller returns in `{success: true, data}`, and says in headers where the other pages of a list are
 * and where what was created is; operations of GraphQL have no global interceptors.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly methods: AllowedMethods,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = this.reflector.get<string | null | undefined>(
      LIST_KEY_METADATA,
      context.getHandler(),
    );
    const message = this.reflector.get<MessageSource<unknown> | undefined>(
      MESSAGE_METADATA,
      context.getHandler(),
    );
    const createdAt = this.reflector.get<string | undefined>(
      CREATED_METADATA,
      context.getHandler(),
    );
    const http = context.switchToHttp();
    const deprecation = deprecationOfHandler(context.getHandler());
    const request = http.getRequest<AppRequest>();
    const response = http.getResponse<Response>();
    if (deprecation) tellDeprecation(response, deprecation);
    return next.handle().pipe(
      map((result: unknown) => {
        if (createdAt) response.setHeader('Location', createdAt);
        else if (name === undefined) this.tellLocation(request, response, result);
        else tellOtherPages(request, response, result as Page<unknown>);
        return {
          success: true,
          ...(message && { message: messageOf(message, result)[callerLocale(request)] }),
          ...(name === undefined
            ? { data: result ?? null }
            : listParts(name, result as Page<unknown>)),
        };
      }),
    );
  }

  /** What was created is read where it was sent to, with its id; clients read their own requests beside those. */
  private tellLocation(request: AppRequest, response: Response, result: unknown): void {
    if (response.statusCode !== Number(HttpStatus.CREATED) || response.hasHeader('Location'))
      return;
    const { id } = (result ?? {}) as { id?: string | number };
    if (id === undefined || !request.viewer) return;
    const path = `${request.path}${isClient(request) ? '/my-requests' : ''}/${id}`;
    const isRead = this.methods.at({ baseUrl: '', path }).includes('GET');
    if (isRead) response.setHeader('Location', path);
  }
}

/** Whether somebody sees only what is their own. */
const isClient = ({ viewer }: AppRequest) => viewer !== undefined && !isStaff(viewer.role);

const messageOf = (message: MessageSource<unknown>, data: unknown) =>
  typeof message === 'function' ? message(data) : message;

function listParts(name: string | null, { items, ...counts }: Page<unknown>) {
  return { data: name === null ? items : { [name]: items, ...counts }, meta: counts };
}

/** `Link` with the next and the previous page, at the address that was called. */
function tellOtherPages(
  { path, query }: AppRequest,
  response: Response,
  { total, limit, offset }: Page<unknown>,
): void {
  const { page: _, ...others } = query as Record<string, string>;
  const to = (at: number, rel: string) => {
    const there = new URLSearchParams({ ...others, limit: String(limit), offset: String(at) });
    return `<${path}?${there.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(offset + limit < total ? [to(offset + limit, 'next')] : []),
    ...(offset > 0 ? [to(Math.max(0, offset - limit), 'prev')] : []),
  ];
  if (links.length > 0) response.setHeader('Link', links.join(', '));
}
