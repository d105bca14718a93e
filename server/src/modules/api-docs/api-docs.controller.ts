import { createRequire } from 'node:module';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { Authenticator } from '../../platform/access/authenticator.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { inServer } from '../../platform/config/server-folder.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AnswersFile, Refuses } from '../../platform/http/described.js';
import { findBarrier } from '../../platform/request-context/viewer.js';

const DOCUMENT = 'openapi.json';

const PAGE = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mizan API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** Nothing is asked of other hosts: the validator of the library is one. */
const START = `SwaggerUIBundle({
  url: '${DOCUMENT}',
  dom_id: '#api',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  displayRequestDuration: true,
  tagsSorter: 'alpha',
  defaultModelsExpandDepth: -1,
});
`;

const { resolve } = createRequire(import.meta.url);
const packaged = (file: string) => () => resolve(`swagger-ui-dist/${file}`);
/** What the page loads of its package. */
const FILES = new Map([
  ['swagger-ui.css', packaged('swagger-ui.css')],
  ['swagger-ui-bundle.js', packaged('swagger-ui-bundle.js')],
]);

/** The description of REST, and a page to read and try it (S33). */
@Public()
@Controller()
export class ApiDocsController {
  constructor(
    private readonly config: AppConfig,
    private readonly authenticator: Authenticator,
  ) {}

  @AnswersFile('This document', 'application/json')
  @Refuses('ROUTE_NOT_FOUND')
  @Get(DOCUMENT)
  async document(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.requireReader(request);
    response.sendFile(inServer(DOCUMENT), { cacheControl: false });
  }

  @AnswersFile('A page to read and try what this document describes', 'text/html')
  @Refuses('ROUTE_NOT_FOUND')
  @Get('docs')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.requireReader(request);
    response.type('html').send(PAGE);
  }

  @AnswersFile('What the page loads', 'text/css', 'text/javascript')
  @Refuses('NOT_FOUND', 'ROUTE_NOT_FOUND')
  @Get('docs/:file')
  async file(
    @Param('file') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.requireReader(request);
    if (name === 'start.js') {
      response.type('js').send(START);
      return;
    }
    const file = FILES.get(name);
    if (!file) throw new AppError('NOT_FOUND');
    response.sendFile(file(), { cacheControl: false });
  }

  /**
   * In production administrators and programs, unless the configuration opens it: for others there is no such
   * address. Browsers send no header with an address that is typed, so that the cookie counts; nothing is changed.
   */
  private async requireReader({ headers }: Request): Promise<void> {
    if (!this.config.isProduction || this.config.publicApiDocs) return;
    const viewer = await this.authenticator.authenticate(headers, 'bearer-or-cookie');
    const isReader = viewer?.grants !== null || viewer.role === 'admin';
    if (!viewer || !isReader || findBarrier(viewer)) throw new AppError('ROUTE_NOT_FOUND');
  }
}
