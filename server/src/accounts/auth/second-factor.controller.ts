import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Refuses, SameAs } from '../../platform/http/described.js';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsIn } from '../../platform/access/session-cookies.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  OwnerProofArgs,
  ConfirmSecondFactorArgs,
  SecondFactorProofArgs,
  SecondFactorSignInArgs,
} from '../second-factor/second-factor.types.js';
import { SecondFactorAccessService } from './second-factor-access.service.js';

@Allow('account.own')
@Controller()
export class SecondFactorController {
  constructor(private readonly access: SecondFactorAccessService) {}

  @SameAs('signInWithSecondFactor')
  @Refuses('CHALLENGE_EXPIRED', 'WRONG_CODE', 'WRONG_PASSKEY')
  @Public()
  @SignsIn()
  @HttpCode(200)
  @Post('auth/login/second-factor')
  signIn(@Body() args: SecondFactorSignInArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.access.signIn(args, clientInfo);
  }

  @SameAs('mySecondFactor')
  @AllowWithoutSecondFactor()
  @Get('auth/second-factor')
  state(@CurrentViewer() viewer: Viewer) {
    return this.access.state(viewer);
  }

  @SameAs('beginSecondFactor')
  @Refuses('EMAIL_NOT_PROVED', 'SECOND_FACTOR_ON')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('auth/second-factor')
  begin(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.begin(viewer, proof, clientInfo);
  }

  @SameAs('confirmSecondFactor')
  @Refuses('EMAIL_NOT_PROVED', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_ON', 'STALE_WRITE', 'WRONG_CODE')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('auth/second-factor/confirm')
  confirm(@CurrentViewer() viewer: Viewer, @Body() { code }: ConfirmSecondFactorArgs) {
    return this.access.confirm(viewer, code);
  }

  @SameAs('disableSecondFactor')
  @Refuses('SECOND_FACTOR_KEPT', 'SECOND_FACTOR_OFF')
  @HttpCode(200)
  @Post('auth/second-factor/disable')
  disable(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: SecondFactorProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.disable(viewer, proof, clientInfo);
  }

  @SameAs('renewRecoveryCodes')
  @Refuses('SECOND_FACTOR_OFF')
  @HttpCode(200)
  @Post('auth/second-factor/recovery-codes')
  renewCodes(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: SecondFactorProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.renewCodes(viewer, proof, clientInfo);
  }

  @SameAs('disableUserSecondFactor')
  @Refuses('OWN_SECOND_FACTOR', 'SECOND_FACTOR_OFF')
  @Allow('user.manage')
  @Delete('users/:id/second-factor')
  disableFor(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return this.access.disableFor(viewer, id);
  }
}
