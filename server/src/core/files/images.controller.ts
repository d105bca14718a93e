import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { AppError } from '../errors/app-error.js';
import { ImagesService } from './images.service.js';
import { sendFile } from './send-file.js';

const NAME = /^[0-9a-f]{32}\.webp$/;
/** A changed image gets a new name, so browsers may cache this one for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /public/images/{name}`: pictures by their random names. */
@Controller('public/images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Public()
  @Get(':name')
  async show(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!NAME.test(name)) throw new AppError('NOT_FOUND');
    // what is under a name never changes, on any replica
    response.setHeader('ETag', `"${name}"`);
    if (request.fresh) {
      response.status(304).setHeader('Cache-Control', FOREVER).end();
      return;
    }
    const image = await this.images.open(name);
    response.setHeader('Cache-Control', FOREVER).type('webp');
    await sendFile(response, image);
  }
}
