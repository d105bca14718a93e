import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import { ContentController } from '../../core/content/content.controller.js';
import { TakesFile } from '../../core/files/form.interceptor.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { ListKey } from '../../core/http/list-key.js';
import { SearchArgs } from '../../core/list/search.args.js';
import { consultantTypes, PublicConsultantListArgs } from './consultant.types.js';
import { ConsultantsService } from './consultants.service.js';

@TakesFile('image')
@Controller('consultants')
export class ConsultantsController extends ContentController<ConsultantsService>(consultantTypes) {
  constructor(service: ConsultantsService) {
    super(service);
  }
}

class PublicConsultantSearchArgs extends SearchArgs(PublicConsultantListArgs) {}

@Controller('public/consultants')
export class PublicConsultantsController {
  constructor(private readonly service: ConsultantsService) {}

  @Public()
  @ListKey('consultants')
  @Get()
  list(@Query() args: PublicConsultantListArgs) {
    return this.service.listPublic(args);
  }

  @Public()
  @ListKey('consultants')
  @Get('search')
  search(@Query() { q, ...args }: PublicConsultantSearchArgs) {
    return this.service.listPublic({ ...args, search: q });
  }

  @Public()
  @Get(':id')
  get(@Param('id', UuidPipe) id: string, @Query() { language }: LanguageArgs) {
    return this.service.getPublic({ id }, language);
  }
}
