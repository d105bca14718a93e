import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import type { Page } from '../database/page.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { LIST_KEY } from './list-key.js';
import type { AppRequest } from '../request-context/request-of.js';
import { type MessageSource, RESPONSE_MESSAGE } from './response-message.js';

/** Wraps what a controller returns in `{success: true, data}`; GraphQL passes untouched. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
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
