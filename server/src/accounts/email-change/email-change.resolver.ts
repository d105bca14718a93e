import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AccountAddress } from '../link-tokens/link-mails.types.js';
import { UserType } from '../users/user.types.js';
import { EmailChangeService } from './email-change.service.js';
import { ChangeEmailArgs, UndoEmailChangeArgs } from './email-change.types.js';
import { CHANGES } from './email-change.service.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { FAILED_CHECKS } from '../link-tokens/link-tokens.service.js';

@Resolver()
export class EmailChangeResolver {
  constructor(private readonly service: EmailChangeService) {}

  @Allow('account.own')
  @Limits(CHANGES)
  @Mutation(() => UserType, {
    description:
      'Changes the e-mail address of the caller, which is then not verified, and mails a link there; the old address, if it was verified, is told and can undo it for seven days. WRONG_PASSWORD; WRONG_CODE or WRONG_PASSKEY of whoever has a second factor; EMAIL_TAKEN.',
  })
  changeEmail(
    @CurrentViewer() viewer: Viewer,
    @Args() args: ChangeEmailArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.change(viewer, args, clientInfo);
  }

  @Public()
  @Limits(FAILED_CHECKS)
  @Mutation(() => AccountAddress, {
    description:
      'Gives an account its old address back, with the token that was mailed there. Its sessions, mailed links and password end, and a link for a new password is mailed. INVALID_UNDO_LINK if the token does not work.',
  })
  undoEmailChange(@Args() { token }: UndoEmailChangeArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.undo(token, clientInfo);
  }
}
