import { Injectable } from '@nestjs/common';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import type { JoinCodeWay } from '../../contract/requests/join-code.js';
import { isSmsReady } from '../../contract/sms.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import type { RequestParts } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';
import { mayJoinByCode } from './join-rules.js';
import type { RequestPerson } from './request-person.types.js';

type Reach = Pick<RequestPerson, 'phone' | 'phoneE164' | 'smsTo' | 'joinCodeWays'>;

/** How the person of a request is reached without a mail, and may get a code for it. */
@Injectable()
export class RequestReach {
  constructor(
    private readonly notifier: Notifier,
    private readonly settings: Settings,
  ) {}

  async of(
    { kind, notices }: Pick<RequestParts, 'kind' | 'notices'>,
    viewer: Viewer,
    row: RequestBase,
  ): Promise<Reach> {
    const typed = kind.definition.person.phone as keyof RequestBase;
    const phone = (row[typed] as string | null) || null;
    const phoneE164 = (row[kind.table.person.phone] as string | null) || null;
    const caller = notices.callerOf(row);
    const isReached = caller !== undefined && (await this.notifier.reaches(caller));
    const mayGive =
      mayJoinByCode(kind, row) &&
      roleCan(viewer.role, requestPermission(kind.definition.name, 'manage'));
    const joinCodeWays: JoinCodeWay[] = mayGive ? ['counter'] : [];
    if (mayGive && phoneE164 && isSmsReady(await this.settings.all())) joinCodeWays.push('sms');
    return { phone, phoneE164, smsTo: isReached ? phoneE164 : null, joinCodeWays };
  }
}
