import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsOut } from '../../platform/access/session-cookies.js';
import { DeletedItem, Link } from '../../platform/graphql/answers.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { OwnerProofArgs } from '../../accounts/second-factor/second-factor.types.js';
import { ErasureService } from './erasure.service.js';
import { MyDataService } from './my-data.service.js';
import { RetentionService } from './retention.service.js';
import { KeptRecordItem, RetentionPeriodItem, RetentionStatus } from './retention.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { LINKS_AN_HOUR } from './my-data.service.js';

@Resolver()
export class PrivacyResolver {
  constructor(
    private readonly myData: MyDataService,
    private readonly erasure: ErasureService,
    private readonly retentionService: RetentionService,
  ) {}

  @Allow('privacy.manage')
  @Query(() => RetentionStatus, {
    description:
      'How long data is kept, how many rows tonight’s run would blank or delete, and what the last run did; for administrators.',
  })
  retention() {
    return this.retentionService.status();
  }

  @Public()
  @Query(() => [RetentionPeriodItem], {
    description: 'How long what is kept, as the privacy policy says it; for everybody.',
  })
  retentionPeriods() {
    return this.retentionService.periods();
  }

  @Allow('account.own')
  @Query(() => [KeptRecordItem], {
    description:
      'What would stay of the caller after an erasure, and until when: it is closed to the office, and blanked when its period ends.',
  })
  myKeptRecords(@CurrentViewer() viewer: Viewer) {
    return this.erasure.keptOf(viewer.id);
  }

  @Allow('user.manage')
  @Query(() => [KeptRecordItem], {
    description: 'What would stay of a client after an erasure, and until when.',
  })
  keptRecords(
    @Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe) id: string,
  ) {
    return this.erasure.keptOf(id);
  }

  @Allow('account.own')
  @SignsOut()
  @Mutation(() => DeletedItem, {
    description:
      "Erases the caller's account and all personal data in their requests, and signs out. WRONG_PASSWORD; WRONG_CODE or WRONG_PASSKEY of whoever has a second factor; ERASURE_OPEN_REQUESTS while the office works on a request of theirs.",
  })
  eraseMyAccount(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.myData.erase(viewer, proof, clientInfo);
  }

  @Allow('account.own')
  @Limits(LINKS_AN_HOUR)
  @Mutation(() => Link, {
    description:
      'An address of this server, valid for a minute, at which the browser downloads everything about the caller as a zip archive. WRONG_PASSWORD; WRONG_CODE or WRONG_PASSKEY of whoever has a second factor.',
  })
  createMyDataDownload(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.myData.downloadLink(viewer, proof, clientInfo);
  }

  @Allow('user.manage')
  @Mutation(() => DeletedItem, {
    description:
      "Erases a client's account and all personal data in their requests, at their wish. ERASURE_OPEN_REQUESTS while the office works on one; STAFF_NOT_ERASED for an account of the office.",
  })
  eraseUser(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe) id: string,
  ) {
    return this.erasure.erase(viewer, id);
  }
}
