import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import { ContentController } from '../../core/content/content.controller.js';
import { SlugPipe } from '../../core/http/id.pipe.js';
import { ListKey } from '../../core/http/list-key.js';
import { PublicServiceListArgs, serviceTypes } from './service.types.js';
import { ServicesService } from './services.service.js';

@Controller('services')
export class ServicesController extends ContentController<ServicesService>(serviceTypes) {
  constructor(service: ServicesService) {
    super(service);
  }
}

@Controller('public/services')
export class PublicServicesController {
  constructor(private readonly service: ServicesService) {}

  @Public()
  @ListKey('services')
  @Get()
  list(@Query() args: PublicServiceListArgs) {
    return this.service.listPublic(args);
  }

  @Public()
  @Get(':slug')
  get(@Param('slug', SlugPipe) slug: string, @Query() { language }: LanguageArgs) {
    return this.service.getPublic({ slug }, language);
  }
}
