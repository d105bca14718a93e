import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { Observable } from 'rxjs';
import { type FileLimit, LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import type { AppRequest } from '../request-context/request-of.js';
import { markFormBody } from '../validation/form-body.js';
import { type ExpectedFile, readForm } from './form-reader.js';

const TAKES_FILE = 'mizan:takes-file';

/** Calls of this controller take multipart forms with one file under this name, beside JSON. */
export const TakesFile = (field: string, limit: FileLimit = LIMITS.file) =>
  SetMetadata(TAKES_FILE, { field, limit } satisfies ExpectedFile);

/** Reads multipart forms after the access guard has run; refuses them (415) where none are accepted. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    if (!request.is('multipart/form-data')) return next.handle();
    const places = [context.getHandler(), context.getClass()];
    const expected = this.reflector.getAllAndOverride<ExpectedFile | undefined>(TAKES_FILE, places);
    if (!expected || !/^(POST|PUT)$/.test(request.method))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    request.body = markFormBody(await readForm(request, http.getResponse<Response>(), expected));
    await request.requireSameViewer?.();
    return next.handle();
  }
}
