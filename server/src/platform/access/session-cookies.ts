import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import type { CookieOptions, Response } from 'express';
import { AppConfig } from '../config/app-config.js';
import { getResponse } from '../request-context/request-of.js';
import { SIGNED_IN_COOKIE, TOKEN_COOKIE } from './token-extractors.js';

/** Secure over https only, so that plain http works in development (A11). */
function attributes(config: AppConfig): CookieOptions {
  return { path: '/', sameSite: 'strict', secure: config.http.https };
}

/** Signs the browser in. Does nothing on a WebSocket or in server rendering, where there is no response. */
function setSessionCookies(response: Response | undefined, token: string, config: AppConfig): void {
  if (!response || response.headersSent) return;
  const options = { ...attributes(config), maxAge: config.session.seconds * 1000 };
  response.cookie(TOKEN_COOKIE, token, { ...options, httpOnly: true });
  response.cookie(SIGNED_IN_COOKIE, '1', options);
}

/** Signs the browser out. */
export function clearSessionCookies(response: Response | undefined, config: AppConfig): void {
  if (!response || response.headersSent) return;
  response.clearCookie(TOKEN_COOKIE, { ...attributes(config), httpOnly: true });
  response.clearCookie(SIGNED_IN_COOKIE, attributes(config));
}

@Injectable()
class SetSessionCookies implements NestInterceptor {
  constructor(private readonly config: AppConfig) {}

  intercept(context: ExecutionContext, next: CallHandler<{ token: string }>): Observable<unknown> {
    return next
      .handle()
      .pipe(tap(({ token }) => setSessionCookies(getResponse(context), token, this.config)));
  }
}

@Injectable()
class ClearSessionCookies implements NestInterceptor {
  constructor(private readonly config: AppConfig) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(tap(() => clearSessionCookies(getResponse(context), this.config)));
  }
}

/** For an operation that returns a `token`: sets it as the session cookie. */
export const SignsIn = () => applyDecorators(UseInterceptors(SetSessionCookies));
/** For an operation that ends the session: clears the session cookies. */
export const SignsOut = () => applyDecorators(UseInterceptors(ClearSessionCookies));
