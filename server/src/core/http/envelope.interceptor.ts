import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import type { Page } from '../list/page.js';
import { LIST_NAME } from './list-as.js';

/** Wraps what a controller returns in `{success: true, data}`; GraphQL passes untouched. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const name = this.reflector.get<string | null | undefined>(LIST_NAME, context.getHandler());
    return next.handle().pipe(
      map((result: unknown) => ({
        success: true,
        data: name === undefined ? (result ?? null) : listData(name, result as Page<unknown>),
      })),
    );
  }
}

function listData(name: string | null, { items, ...counts }: Page<unknown>) {
  return name === null ? items : { [name]: items, ...counts };
}
