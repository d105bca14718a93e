import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { INPUT } from '../../core/graphql/arguments.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import {
  CreateUserInput,
  UpdateUserInput,
  UserListArgs,
  UserPage,
  UserStats,
  UserType,
} from './user.types.js';
import { UsersAdminService } from './users-admin.service.js';

const Id = () => Args('id', { type: () => ID, description: 'UUID of the account.' }, UuidPipe);

@Allow('user.manage')
@Resolver(() => UserType)
export class UsersResolver {
  constructor(private readonly service: UsersAdminService) {}

  @Query(() => UserPage, {
    description: 'Accounts. Sorted by createdAt, fullName, email, role, isActive.',
  })
  users(@Args() args: UserListArgs) {
    return this.service.list(args);
  }

  @Query(() => UserType, { description: 'One account.' })
  user(@Id() id: string) {
    return this.service.get(id);
  }

  @Query(() => UserStats, { description: 'Accounts in numbers.' })
  userStats() {
    return this.service.stats();
  }

  @Mutation(() => UserType, {
    description: 'Makes an account and mails the link that proves its address.',
  })
  createUser(@CurrentViewer() viewer: Viewer, @Args('input', INPUT) input: CreateUserInput) {
    return this.service.create(viewer, input);
  }

  @Mutation(() => UserType, {
    description: 'Changes an account; another password ends its sessions.',
  })
  updateUser(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT) input: UpdateUserInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes an account; its requests stay readable (A58).' })
  removeUser(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }

  @Mutation(() => UserType, { description: 'Deactivates an account, or activates it again.' })
  toggleUserActive(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.toggleActive(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the locks that wrong passwords have put on an account (A13).',
  })
  unlockUser(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.unlock(viewer, id);
  }
}
