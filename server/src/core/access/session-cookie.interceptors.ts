import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { AppConfig } from '../config/app-config.js';
import { responseOf } from '../request-context/request-of.js';
import { clearSessionCookies, setSessionCookies } from './session-cookies.js';

@Injectable()
class SetSessionCookies implements NestInterceptor {
  constructor(private readonly config: AppConfig) {}

  intercept(context: ExecutionContext, next: CallHandler<{ token: string }>): Observable<unknown> {
    return next
      .handle()
      .pipe(tap(({ token }) => setSessionCookies(responseOf(context), token, this.config)));
  }
}

@Injectable()
class ClearSessionCookies implements NestInterceptor {
  constructor(private readonly config: AppConfig) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(tap(() => clearSessionCookies(responseOf(context), this.config)));
  }
}

/** The operation answers a `token`: the browser keeps it as its session cookie. */
export const SignsIn = () => applyDecorators(UseInterceptors(SetSessionCookies));
/** The operation ends the session: the browser forgets its cookies. */
export const SignsOut = () => applyDecorators(UseInterceptors(ClearSessionCookies));
