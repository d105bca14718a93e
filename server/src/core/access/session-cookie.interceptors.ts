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

/** For an operation that returns a `token`: sets it as the session cookie. */
export const SignsIn = () => applyDecorators(UseInterceptors(SetSessionCookies));
/** For an operation that ends the session: clears the session cookies. */
export const SignsOut = () => applyDecorators(UseInterceptors(ClearSessionCookies));
