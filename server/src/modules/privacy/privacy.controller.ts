import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { Answers, AnswersFile, DONE, Refuses, SameAs } from '../../platform/http/described.js';
import type { Response } from 'express';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsOut } from '../../platform/access/session-cookies.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { doneAfter } from '../../platform/http/envelope.interceptor.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { OwnerProofArgs } from '../../accounts/second-factor/second-factor.types.js';
import { ErasureService } from './erasure.service.js';
import { MyDataService } from './my-data.service.js';
import { RetentionService } from './retention.service.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { OPENED_AN_HOUR } from './my-data.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly myData: MyDataService,
    private readonly erasure: ErasureService,
    private readonly retentionService: RetentionService,
  ) {}

  @SameAs('retention')
  @Allow('privacy.manage')
  @Get('privacy/retention')
  retention() {
    return this.retentionService.status();
  }

  @SameAs('eraseMyAccount')
  @Refuses('ERASURE_OPEN_REQUESTS', 'STAFF_NOT_ERASED')
  @Answers(() => DONE)
  @Allow('account.own')
  @SignsOut()
  @HttpCode(200)
  @Post('privacy/erasure')
  eraseMyAccount(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return doneAfter(this.myData.erase(viewer, proof, clientInfo));
  }

  @SameAs('createMyDataDownload')
  @Allow('account.own')
  @HttpCode(200)
  @Post('privacy/downloads')
  async createDownload(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    const { url } = await this.myData.downloadLink(viewer, proof, clientInfo);
    return { url };
  }

  /** The link itself says who may open it. */
  @Limits(OPENED_AN_HOUR)
  @AnswersFile(
    'Everything that is stored about a person as an archive, by a link that was made for them.',
    'application/zip',
  )
  @Refuses('TOO_MANY_EXPORTS')
  @Public()
  @ChangesByGet()
  @Get('privacy/downloads/:token')
  openDownload(@Param('token') token: string, @Res() response: Response) {
    return this.myData.openDownload(token, response);
  }

  @SameAs('eraseUser')
  @Refuses('ERASURE_OPEN_REQUESTS', 'STAFF_NOT_ERASED')
  @Answers(() => DONE)
  @Allow('user.manage')
  @HttpCode(200)
  @Post('users/:id/erasure')
  eraseUser(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.erasure.erase(viewer, id));
  }
}
