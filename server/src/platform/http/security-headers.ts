import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppConfig } from '../config/app-config.js';

/** The map of the contact page, in a frame that the visitor opens (A65). */
const MAP_HOST = 'https://www.openstreetmap.org';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Headers of every answer (S31). Scripts only from here, none inline; styles may be inline for antd. */
export function securityHeaders({ http: { https, corsOrigins } }: AppConfig): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'"],
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

/** The same headers as lines, for answers that are written to a socket without Express. */
export function securityHeaderLines(config: AppConfig): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(securityHeaders(config))(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => `${name}: ${String(value)}`);
}
