import { Controller, Get, Query } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Public } from '../../platform/access/access.decorators.js';
import { ContentController, PublicContentController } from '../../content/content.controller.js';
import { TakesFile } from '../../platform/files/form.interceptor.js';
import { ListKey } from '../../platform/http/envelope.interceptor.js';
import { SearchArgs } from '../../platform/list/list.args.js';
import { consultantTypes, PublicConsultantListArgs } from './consultant.types.js';
import { ConsultantsService } from './consultants.service.js';

@TakesFile('image')
@Controller('consultants')
export class ConsultantsController extends ContentController(consultantTypes, ConsultantsService) {}

class PublicConsultantSearchArgs extends SearchArgs(PublicConsultantListArgs) {}

@Controller('public/consultants')
export class PublicConsultantsController extends PublicContentController(
  consultantTypes,
  ConsultantsService,
) {
  @SameAs('publicConsultants')
  @Public()
  @ListKey('consultants')
  @Get('search')
  search(@Query() { q, ...args }: PublicConsultantSearchArgs) {
    return this.service.reads.listPublic({ ...args, search: q });
  }
}
