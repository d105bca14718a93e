import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import {
  ContentController,
  PublicContentController,
} from '../../core/content/content.controller.js';
import { TakesFile } from '../../core/files/form.interceptor.js';
import { ListKey } from '../../core/http/envelope.interceptor.js';
import { SearchArgs } from '../../core/list/list.args.js';
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
  @Public()
  @ListKey('consultants')
  @Get('search')
  search(@Query() { q, ...args }: PublicConsultantSearchArgs) {
    return this.service.reads.listPublic({ ...args, search: q });
  }
}
