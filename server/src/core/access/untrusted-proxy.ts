import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { AppConfig } from '../config/app-config.js';
import { addressKey } from './address-key.js';

/** Anybody can send the header, so that a forged one must not hide the proxy. */
const MOST_TOLD = 10;

/** Names each proxy once whose X-Forwarded-For is not read: all its visitors share its address and its limits. */
export function tellUntrustedProxies(app: NestExpressApplication) {
  const logger = new Logger('TrustProxy');
  const { trustProxy } = app.get(AppConfig).http;
  const told = new Set<string>();
  return (request: Request, _: Response, next: NextFunction): void => {
    next();
    if (request.headers['x-forwarded-for'] === undefined || told.size >= MOST_TOLD) return;
    const { remoteAddress } = request.socket;
    const address = addressKey(remoteAddress);
    if (told.has(address) || trustProxy?.(remoteAddress, 0)) return;
    told.add(address);
    logger.warn(
      `${address} sends X-Forwarded-For and is not in TRUST_PROXY: if it is your proxy, all its visitors share one address, with its limits and locks`,
    );
  };
}
