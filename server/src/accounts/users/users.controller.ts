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
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
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

  @SameAs('users')
  @ListKey('users')
  @Get()
  list(@Query() args: UserListArgs) {
    return this.service.list(args);
  }

  @SameAs('userStats')
  @Get('stats/overview')
  stats() {
    return this.service.stats();
  }

  @SameAs('user')
  @Get(':id')
  get(@Param('id', UuidPipe) id: string) {
    return this.service.get(id);
  }

  @SameAs('createUser')
  @Post()
  create(
    @CurrentViewer() viewer: Viewer,
    @Body() input: CreateUserInput,
    @KeyHeader() key?: string,
  ) {
    return this.service.create(viewer, input, key);
  }

  @SameAs('updateUser')
  @Refuses('LAST_ADMIN', 'SELF_CHANGE_REFUSED')
  @Put(':id')
  update(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: UpdateUserInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @SameAs('deleteUser')
  @Refuses('LAST_ADMIN', 'SELF_CHANGE_REFUSED')
  @Answers(() => DONE)
  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.remove(viewer, id));
  }

  @SameAs('toggleUserActive')
  @Refuses('LAST_ADMIN', 'SELF_CHANGE_REFUSED')
  @Patch(':id/activate')
  toggleActive(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return this.service.toggleActive(viewer, id);
  }

  @SameAs('sendUserResetLink')
  @Refuses('ACCOUNT_INACTIVE')
  @Answers(() => DONE)
  @HttpCode(HttpStatus.OK)
  @Post(':id/reset-link')
  sendResetLink(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.sendResetLink(viewer, id));
  }

  @SameAs('unlockUser')
  @Answers(() => DONE)
  @Patch(':id/unlock')
  unlock(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.unlock(viewer, id));
  }
}
