import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { INPUT_OPTIONS } from '../../core/graphql/input-options.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { KeyArg } from '../../core/idempotency/key-parameters.js';
import {
  Assignee,
  CreateUserInput,
  UpdateUserInput,
  UserListArgs,
  UserPage,
  UserStats,
  UserType,
} from './user.types.js';
import { UsersAdminService } from './users-admin.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe);

@Allow('user.manage')
@Resolver(() => UserType)
export class UsersResolver {
  constructor(private readonly service: UsersAdminService) {}

  @Allow('desk.use')
  @Query(() => [Assignee], {
    description: 'Everybody in the office whom a request can be assigned to, by name.',
  })
  assignees() {
    return this.service.assignees();
  }

  @Query(() => UserPage, {
    description:
      'All accounts, for administrators. Can be sorted by `createdAt`, `fullName`, `email`, `role` and `isActive`.',
  })
  users(@Args() args: UserListArgs) {
    return this.service.list(args);
  }

  @Query(() => UserType, {
    description: 'The account with this id, for administrators; NOT_FOUND if there is none.',
  })
  user(@Id() id: string) {
    return this.service.get(id);
  }

  @Query(() => UserStats, { description: 'Counts of accounts.' })
  userStats() {
    return this.service.stats();
  }

  @Mutation(() => UserType, {
    description: 'Creates an account and mails a link that verifies its address.',
  })
  createUser(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_OPTIONS) input: CreateUserInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.service.create(viewer, input, idempotencyKey);
  }

  @Mutation(() => UserType, {
    description: 'Changes the given fields of an account; a new password ends its sessions.',
  })
  updateUser(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_OPTIONS) input: UpdateUserInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes an account; its requests stay readable.' })
  removeUser(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }

  @Mutation(() => UserType, {
    description: 'Toggles whether an account can sign in; deactivating it ends its sessions.',
  })
  toggleUserActive(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.toggleActive(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Unlocks an account that was locked after too many wrong passwords.',
  })
  unlockUser(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.unlock(viewer, id);
  }
}
