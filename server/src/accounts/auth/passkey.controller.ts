import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Refuses, SameAs } from '../../platform/http/described.js';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { CreatedAt } from '../../platform/http/envelope.interceptor.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  AddPasskeyArgs,
  type Passkey,
  PasskeyNameArgs,
  PasskeySignInArgs,
} from '../second-factor/passkey.types.js';
import { OwnerProofArgs, SecondFactorProofArgs } from '../second-factor/second-factor.types.js';
import { PasskeyAccessService } from './passkey-access.service.js';

/** What is told of a passkey: not its key, nor how it is counted. */
const shown = ({ id, name, createdAt, lastUsedAt }: Passkey): Passkey => ({
  ...{ id, name, createdAt, lastUsedAt },
});

@Allow('account.own')
@Controller('auth')
export class PasskeyController {
  constructor(private readonly access: PasskeyAccessService) {}

  @SameAs('beginPasskeySignIn')
  @Refuses('CHALLENGE_EXPIRED', 'SECOND_FACTOR_OFF')
  @Public()
  @HttpCode(200)
  @Post('login/passkey')
  beginSignIn(@Body() { challenge }: PasskeySignInArgs) {
    return this.access.beginSignIn(challenge);
  }

  @SameAs('myPasskeys')
  @AllowWithoutSecondFactor()
  @Get('passkeys')
  async list(@CurrentViewer() viewer: Viewer) {
    return (await this.access.list(viewer)).map(shown);
  }

  @SameAs('beginPasskey')
  @Refuses('EMAIL_NOT_PROVED', 'PASSKEY_LIMIT')
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

  @SameAs('createPasskey')
  @Refuses('EMAIL_NOT_PROVED', 'PASSKEY_LIMIT', 'PASSKEY_TAKEN', 'WRONG_PASSKEY')
  @AllowWithoutSecondFactor()
  @CreatedAt('/api/v1/auth/passkeys')
  @Post('passkeys')
  async add(@CurrentViewer() viewer: Viewer, @Body() args: AddPasskeyArgs) {
    const { passkey, codes } = await this.access.add(viewer, args);
    return { passkey: shown(passkey), codes };
  }

  @SameAs('beginPasskeyProof')
  @Refuses('SECOND_FACTOR_OFF')
  @HttpCode(200)
  @Post('passkeys/proof')
  beginProof(@CurrentViewer() viewer: Viewer) {
    return this.access.beginProof(viewer);
  }

  @SameAs('renamePasskey')
  @Patch('passkeys/:id')
  async rename(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() { name }: PasskeyNameArgs,
  ) {
    return shown(await this.access.rename(viewer, id, name));
  }

  @SameAs('erasePasskey')
  @Refuses('SECOND_FACTOR_KEPT', 'SECOND_FACTOR_OFF')
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
