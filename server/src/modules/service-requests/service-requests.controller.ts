import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { ListAs } from '../../core/http/list-as.js';
import { ShownAs } from '../../core/http/shown-as.js';
import { ListArgs } from '../../core/list/list.args.js';
import { SearchQuery } from '../../core/list/search.query.js';
import {
  ServiceRequestListArgs,
  SetServiceRequestStatusInput,
  SubmitServiceRequestInput,
  UpdateServiceRequestInput,
} from './service-request.types.js';
import { shownServiceRequest } from './service-request.view.js';
import { ServiceRequestsService } from './service-requests.service.js';

@Controller('service-requests')
export class ServiceRequestsController {
  constructor(private readonly service: ServiceRequestsService) {}

  @Allow('request.submit')
  @ShownAs(shownServiceRequest)
  @Post()
  submit(
    @CurrentViewer() viewer: Viewer,
    @Body() input: SubmitServiceRequestInput,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.service.submit(viewer, input, key);
  }

  @Allow('serviceRequest.manage')
  @ShownAs(shownServiceRequest)
  @ListAs('requests')
  @Get()
  list(@Query() args: ServiceRequestListArgs) {
    return this.service.list({ status: args.status, urgency: args.urgency }, args);
  }

  @Allow('request.own')
  @ShownAs(shownServiceRequest)
  @ListAs('requests')
  @Get('my-requests')
  mine(@CurrentViewer() viewer: Viewer, @Query() args: ListArgs) {
    return this.service.mine(viewer, args);
  }

  @Allow('serviceRequest.manage')
  @Get('stats')
  stats() {
    return this.service.stats();
  }

  @Allow('serviceRequest.manage')
  @ShownAs(shownServiceRequest)
  @ListAs('requests')
  @Get('search')
  search(@Query() { q, ...args }: SearchQuery) {
    return this.service.list({}, { ...args, search: q });
  }

  @Allow('serviceRequest.manage')
  @ShownAs(shownServiceRequest)
  @Get(':id')
  get(@Param('id', UuidPipe) id: string) {
    return this.service.get(id);
  }

  @Allow('serviceRequest.manage')
  @ShownAs(shownServiceRequest)
  @Put(':id')
  update(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: UpdateServiceRequestInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Allow('serviceRequest.manage')
  @ShownAs(shownServiceRequest)
  @Patch(':id/status')
  setStatus(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: SetServiceRequestStatusInput,
  ) {
    return this.service.setStatus(viewer, id, input);
  }

  @Allow('serviceRequest.manage')
  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return this.service.remove(viewer, id);
  }
}
