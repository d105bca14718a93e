import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { OptionalUuidPipe, UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import { CreateUserInput, UpdateUserInput, userList, type UserListArgs } from './user.inputs.js';
import { Assignee, UserPage, UserStats, UserType } from './user.types.js';
import { UsersAdminService } from './users-admin.service.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { RESET_LINKS } from './user-access.js';
import { OFFICE_LINKS } from '../link-tokens/link-mails.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe);

const Successor = () =>
  Args(
    'successorId',
    {
      type: () => ID,
      nullable: true,
      description:
        'Who takes over the requests that the person deals with; null is nobody. Left out, they stay as they are.',
    },
    OptionalUuidPipe,
  );

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
    description: 'All accounts, for administrators; the newest first by default.',
  })
  users(@Listed(userList) args: UserListArgs) {
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

  @Query(() => Int, {
    description: 'How many requests of all kinds the person deals with that are not done.',
  })
  assignedRequestCount(@Id() id: string) {
    return this.service.assignedRequests(id);
  }

  @Limits(OFFICE_LINKS)
  @Mutation(() => UserType, {
    description: 'Creates an account and mails a link that verifies its address.',
  })
  createUser(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateUserInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.service.create(viewer, input, idempotencyKey);
  }

  @Limits(OFFICE_LINKS)
  @Mutation(() => UserType, {
    description: 'Changes the given fields of an account; a new password ends its sessions.',
  })
  updateUser(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateUserInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Mutation(() => UserType, {
    description:
      'Deletes an account, which cannot be restored; its requests stay readable. Answers it as it was last.',
  })
  deleteUser(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Successor() successorId?: string | null,
  ) {
    return this.service.remove(viewer, id, successorId);
  }

  @Mutation(() => UserType, {
    description: 'Toggles whether an account can sign in; deactivating it ends its sessions.',
  })
  toggleUserActive(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Successor() successorId?: string | null,
  ) {
    return this.service.toggleActive(viewer, id, successorId);
  }

  @Limits(RESET_LINKS)
  @Mutation(() => UserType, {
    description: 'Mails a link with which the person chooses a new password.',
  })
  sendUserResetLink(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.sendResetLink(viewer, id);
  }

  @Mutation(() => UserType, {
    description: 'Unlocks an account that was locked after too many wrong passwords.',
  })
  unlockUser(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.unlock(viewer, id);
  }
}
