import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import type { Page } from '../database/page.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import type { Trilingual } from '../../contract/locales.js';

const LIST_KEY = 'mizan:list-name';

/** Names the list in a REST answer: `data: {faqs: [...], total, page, limit, offset}`. */
export const ListKey = (plural: string) => SetMetadata(LIST_KEY, plural);

/** The rows alone in a REST answer, `data: [...]`: the public testimonials and categories (A02). */
export const BareList = () => SetMetadata(LIST_KEY, null);

const RESPONSE_MESSAGE = 'mizan:says';
/** A text, or a function that makes it from the data. */
type MessageSource<Data = never> = Trilingual<string> | ((data: Data) => Trilingual<string>);

/** Adds a message for the person to a REST response: `{success, message, data}` (A02). */
export const ResponseMessage = <Data>(message: MessageSource<Data>) =>
  SetMetadata(RESPONSE_MESSAGE, message);

/** What REST answers to a change that leaves nothing to read: `data: true` (A02). */
export async function doneAfter(change: Promise<unknown>): Promise<true> {
  await change;
  return true;
}

/** Wraps what a controller returns in `{success: true, data}`; operations of GraphQL have no global interceptors. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = this.reflector.get<string | null | undefined>(LIST_KEY, context.getHandler());
    const message = this.reflector.get<MessageSource<unknown> | undefined>(
      RESPONSE_MESSAGE,
      context.getHandler(),
    );
    const request = context.switchToHttp().getRequest<AppRequest>();
    return next.handle().pipe(
      map((result: unknown) => ({
        success: true,
        ...(message && { message: messageOf(message, result)[callerLocale(request)] }),
        data: name === undefined ? (result ?? null) : listData(name, result as Page<unknown>),
      })),
    );
  }
}

const messageOf = (message: MessageSource<unknown>, data: unknown) =>
  typeof message === 'function' ? message(data) : message;

function listData(name: string | null, { items, ...counts }: Page<unknown>) {
  return name === null ? items : { [name]: items, ...counts };
}
