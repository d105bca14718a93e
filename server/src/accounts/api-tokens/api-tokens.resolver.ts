import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ApiToken, CreateApiTokenInput, CreatedApiToken } from './api-token.types.js';
import { ApiTokensService } from './api-tokens.service.js';

@Allow('token.manage')
@Resolver(() => ApiToken)
export class ApiTokensResolver {
  constructor(private readonly service: ApiTokensService) {}

  @Query(() => [ApiToken], {
    description:
      'What programs sign in with, for administrators: up to 200, the valid ones first, then the newest.',
  })
  apiTokens() {
    return this.service.list();
  }

  @Mutation(() => CreatedApiToken, {
    description:
      'Makes a token for a program and answers it this once. TOO_MANY_TOKENS if the account has 50.',
  })
  createApiToken(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateApiTokenInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.create(viewer, input, clientInfo);
  }

  @Mutation(() => ApiToken, {
    description:
      'Ends a token at once, for every process and open subscription. One that has ended stays as it is; NOT_FOUND if there is none.',
  })
  revokeApiToken(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the token.' }, UuidPipe) id: string,
  ) {
    return this.service.revoke(viewer, id);
  }
}
