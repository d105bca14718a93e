import { type INestApplication, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { addressKey } from '../access/counter-keys.js';
import { OpenCount } from '../access/connection-limit.js';
import { tooManyRequests } from '../access/rate-limits.service.js';
import { SecurityLog } from '../access/security-log.js';
import { AppConfig } from '../config/app-config.js';

/** Forms with files that one address sends at the same moment; an office sends fewer. */
const MAX_CONCURRENT = 24;
const TRY_AGAIN_MS = 10_000;

/**
 * Limits the forms with files that are being received, before their first byte is read: whoever opens
 * many and never ends them fills neither the disk nor the connections.
 */
@Injectable()
export class UploadLimit {
  private readonly receiving = new OpenCount();
  private readonly maxConcurrent: number;
  /** A sender who is silent for this long has gone. */
  private readonly silenceMs: number;
  /** How long somebody who has their answer may go on sending. */
  private readonly leftoverMs: number;

  constructor(
    config: AppConfig,
    private readonly log: SecurityLog,
  ) {
    this.maxConcurrent = Math.max(1, Math.round(MAX_CONCURRENT * config.rateLimitFactor));
    this.silenceMs = config.uploadSilenceMs;
    this.leftoverMs = config.http.requestMs;
  }

  /** Counts a form until its end. TOO_MANY_REQUESTS beyond the limit. */
  enter(request: Request, response: Response): void {
    const address = addressKey(request.ip);
    if (!this.receiving.enter(address, this.maxConcurrent)) {
      this.log.warn('limit.reached', { limit: 'uploads', address });
      throw tooManyRequests(TRY_AGAIN_MS);
    }
    const { socket } = request;
    const giveUp = () => {
      this.log.warn('upload.stalled', { address });
      socket.destroy();
    };
    socket.setTimeout(this.silenceMs, giveUp);
    let isReceiving = true;
    const end = () => {
      if (!isReceiving) return;
      isReceiving = false;
      socket.off('timeout', giveUp);
      socket.setTimeout(0);
      this.receiving.leave(address);
    };
    request.once('end', end);
    request.once('close', end);
    response.once('close', () => {
      end();
      if (!request.complete) this.endLater(request);
    });
  }

  /** A refused form is read to its end, so that its sender gets the answer, but not for ever. */
  private endLater(request: Request): void {
    const late = setTimeout(() => request.socket.destroy(), this.leftoverMs).unref();
    request.once('close', () => clearTimeout(late));
  }
}

/** Middleware in front of everything that reads forms, over both transports. */
export function limitUploads(app: INestApplication) {
  const limit = app.get(UploadLimit);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.is('multipart/form-data')) limit.enter(request, response);
    next();
  };
}
