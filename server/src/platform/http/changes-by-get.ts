import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';

/** METHOD_NOT_ALLOWED for HEAD, which the router would hand to the handler of GET. */
@Injectable()
class RefuseHead implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method !== 'HEAD') return true;
    http.getResponse<Response>().setHeader('Allow', 'GET');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
}

/** A GET that changes or records something. Programs that only look at an address, by HEAD, change nothing. */
export const ChangesByGet = () => applyDecorators(UseGuards(RefuseHead));
