import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  AddPasskeyArgs,
  PasskeyNameArgs,
  PasskeySignInArgs,
} from '../second-factor/passkey.types.js';
import { OwnerProofArgs, SecondFactorProofArgs } from '../second-factor/second-factor.types.js';
import { PasskeyAccessService } from './passkey-access.service.js';

@Allow('account.own')
@Controller('auth')
export class PasskeyController {
  constructor(private readonly access: PasskeyAccessService) {}

  @Public()
  @HttpCode(200)
  @Post('login/passkey')
  beginSignIn(@Body() { challenge }: PasskeySignInArgs) {
    return this.access.beginSignIn(challenge);
  }

  @AllowWithoutSecondFactor()
  @Get('passkeys')
  list(@CurrentViewer() viewer: Viewer) {
    return this.access.list(viewer);
  }

  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('passkeys/begin')
  begin(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.begin(viewer, proof, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Post('passkeys')
  add(@CurrentViewer() viewer: Viewer, @Body() args: AddPasskeyArgs) {
    return this.access.add(viewer, args);
  }

  @HttpCode(200)
  @Post('passkeys/proof')
  beginProof(@CurrentViewer() viewer: Viewer) {
    return this.access.beginProof(viewer);
  }

  @Patch('passkeys/:id')
  rename(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() { name }: PasskeyNameArgs,
  ) {
    return this.access.rename(viewer, id, name);
  }

  @HttpCode(200)
  @Post('passkeys/:id/remove')
  remove(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() proof: SecondFactorProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.remove(viewer, { ...proof, id }, clientInfo);
  }
}
