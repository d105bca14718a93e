import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { AppConfig } from '../config/app-config.js';

/** Other sites may call only when they are listed, with `Vary: Origin` (S32). */
export function corsOptions({ http: { corsOrigins } }: AppConfig): CorsOptions {
  return {
    origin: corsOrigins.length > 0 ? corsOrigins : false,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  };
}
