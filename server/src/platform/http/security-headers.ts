import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { OPENED_ANEW_SCRIPT } from '../../contract/opened-anew.js';
import type { AppConfig } from '../config/app-config.js';

/** The map of the contact page, in a frame that the visitor opens (A65). */
const MAP_HOST = 'https://www.openstreetmap.org';
const YEAR_SECONDS = 365 * 24 * 3600;

const OPENED_ANEW_HASH = createHash('sha256').update(OPENED_ANEW_SCRIPT).digest('base64');

/** Headers of every answer (S31). Scripts only from here, inline the one of pages; styles may be inline for antd. */
function securityHeaders({ http: { https, corsOrigins } }: AppConfig): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${OPENED_ANEW_HASH}'`],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // images of testimonials may be on another site
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(https ? [] : ['http:'])],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", MAP_HOST],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // pages on another host of the same site show our pictures, too
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'same-site' : 'same-origin' },
  };
}

/** What helmet sets on an answer: the same on each, so that it is asked once (P04). */
function headersOf(config: AppConfig): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const headers: [string, string][] = [];
  response.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return response;
  };
  helmet(securityHeaders(config))(request, response, () => undefined);
  return headers;
}

/** Middleware that sets the security headers. */
export function setSecurityHeaders(config: AppConfig): RequestHandler {
  const headers = headersOf(config);
  return (_, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The same headers as lines, for answers that are written to a socket without Express. */
export const securityHeaderLines = (config: AppConfig): string[] =>
  headersOf(config).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
