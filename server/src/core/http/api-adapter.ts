import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { AppConfig } from '../config/app-config.js';
import { timesOfServer } from './request-times.js';

/** Nest's adapter for Express, with options of the HTTP server that Nest does not pass on. */
export class ApiAdapter extends ExpressAdapter {
  constructor(private readonly times: AppConfig['http']) {
    super();
  }

  override initHttpServer(): void {
    const application = this.getInstance<RequestListener>();
    // programs that offer HTTP/2 in passing get their answer over HTTP/1.1
    const options = { ...timesOfServer(this.times), shouldUpgradeCallback: wantsWebSocket };
    this.setHttpServer(createServer(options, application));
  }
}

const wantsWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';
