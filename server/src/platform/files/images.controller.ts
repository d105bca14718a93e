import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { AnswersFile, Refuses } from '../http/described.js';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { Authenticator } from '../access/authenticator.js';
import { AppError } from '../errors/app-error.js';
import { findBarrier } from '../request-context/viewer.js';
import { ImagesService } from './images.service.js';
import { sendFile } from './send-file.js';

const NAME = /^[0-9a-f]{32}\.webp$/;
/** A changed image gets a new name, so browsers may cache this one for ever. */
const FOREVER = 'public, max-age=31536000, immutable';
/** One that the public does not see. */
const PRIVATE = 'private, no-store';

/** `GET /public/images/{name}`: pictures by their random names; those of drafts and of the trash for the office. */
@Controller('public/images')
export class ImagesController {
  constructor(
    private readonly images: ImagesService,
    private readonly authenticator: Authenticator,
  ) {}

  @AnswersFile('A picture of content, by its random name.', 'image/webp')
  @Refuses('NOT_FOUND')
  @Public()
  @Get(':name')
  async show(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!NAME.test(name)) throw new AppError('NOT_FOUND');
    const isPublished = await this.images.isPublished(name);
    if (!isPublished) await this.requireOffice(request, name);
    const lifetime = isPublished ? FOREVER : PRIVATE;
    // what is under a name never changes, on any replica
    if (isPublished) response.setHeader('ETag', `"${name}"`);
    if (request.fresh) {
      response.status(304).setHeader('Cache-Control', lifetime).end();
      return;
    }
    const image = await this.images.open(name);
    response.setHeader('Cache-Control', lifetime).type('webp');
    await sendFile(response, image);
  }

  /** Browsers send no header with a picture: its cookie is taken, because nothing is changed. NOT_FOUND for others. */
  private async requireOffice({ headers }: Request, name: string): Promise<void> {
    const viewer = await this.authenticator.authenticate(headers, 'bearer-or-cookie');
    // pictures of drafts have no scope of their own, so programs do not get them
    const isPerson = viewer?.grants === null;
    const isOpen = isPerson && findBarrier(viewer) === undefined;
    if (!isOpen || !(await this.images.isSeenBy(viewer.role, name)))
      throw new AppError('NOT_FOUND');
  }
}
