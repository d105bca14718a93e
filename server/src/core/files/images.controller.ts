import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { AppError } from '../errors/app-error.js';
import { ImagesService } from './images.service.js';

const NAME = /^[0-9a-f]{32}\.webp$/;
/** A changed image gets a new name, so browsers may cache this one for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /public/images/{name}`: pictures by their random names. */
@Controller('public/images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Public()
  @Get(':name')
  show(@Param('name') name: string, @Res() response: Response): Promise<void> {
    if (!NAME.test(name)) throw new AppError('NOT_FOUND');
    const options = {
      root: this.images.folder,
      dotfiles: 'deny' as const,
      cacheControl: false,
      // what is under a name never changes, on any replica
      headers: { 'Cache-Control': FOREVER, ETag: `"${name}"` },
    };
    return new Promise((resolve, reject) => {
      response.sendFile(name, options, (error) => {
        // a client that closed the connection is no error
        if (error && !response.headersSent) reject(new AppError('NOT_FOUND'));
        else resolve();
      });
    });
  }
}
