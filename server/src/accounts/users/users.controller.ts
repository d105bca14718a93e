import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { doneAfter, ListKey } from '../../platform/http/envelope.interceptor.js';
import { KeyHeader } from '../../platform/idempotency/key-parameters.js';
import { CreateUserInput, UpdateUserInput, UserListArgs } from './user.inputs.js';
import { UsersAdminService } from './users-admin.service.js';

@Allow('user.manage')
@Controller('users')
export class UsersController {
  constructor(private readonly service: UsersAdminService) {}

  @ListKey('users')
  @Get()
  list(@Query() args: UserListArgs) {
    return this.service.list(args);
  }

  @Get('stats/overview')
  stats() {
    return this.service.stats();
  }

  @Get(':id')
  get(@Param('id', UuidPipe) id: string) {
    return this.service.get(id);
  }

  @Post()
  create(
    @CurrentViewer() viewer: Viewer,
    @Body() input: CreateUserInput,
    @KeyHeader() key?: string,
  ) {
    return this.service.create(viewer, input, key);
  }

  @Put(':id')
  update(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: UpdateUserInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.remove(viewer, id));
  }

  @Patch(':id/activate')
  toggleActive(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return this.service.toggleActive(viewer, id);
  }

  @HttpCode(HttpStatus.OK)
  @Post(':id/reset-link')
  sendResetLink(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.sendResetLink(viewer, id));
  }

  @Patch(':id/unlock')
  unlock(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.unlock(viewer, id));
  }
}
