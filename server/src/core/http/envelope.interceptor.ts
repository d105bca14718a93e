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
import { LIST_NAME } from './list-as.js';
import type { AppRequest } from '../request-context/request-of.js';
import { type Said, SAYS } from './says.js';

/** Wraps what a controller returns in `{success: true, data}`; GraphQL passes untouched. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const name = this.reflector.get<string | null | undefined>(LIST_NAME, context.getHandler());
    const said = this.reflector.get<Said<unknown> | undefined>(SAYS, context.getHandler());
    const request = context.switchToHttp().getRequest<AppRequest>();
    return next.handle().pipe(
      map((result: unknown) => ({
        success: true,
        ...(said && { message: wordsOf(said, result)[callerLocale(request)] }),
        data: name === undefined ? (result ?? null) : listData(name, result as Page<unknown>),
      })),
    );
  }
}

const wordsOf = (said: Said<unknown>, data: unknown) =>
  typeof said === 'function' ? said(data) : said;

function listData(name: string | null, { items, ...counts }: Page<unknown>) {
  return name === null ? items : { [name]: items, ...counts };
}
