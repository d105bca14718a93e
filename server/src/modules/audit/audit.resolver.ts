import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '../../platform/access/access.decorators.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { AuditService } from './audit.service.js';
import { AuditEvent, AuditEventPage, auditList, type AuditListArgs } from './audit.types.js';

@Allow('audit.read')
@Resolver(() => AuditEvent)
export class AuditResolver {
  constructor(private readonly service: AuditService) {}

  @Query(() => AuditEventPage, {
    description: 'Recorded changes, newest first, of all rows or of one; for administrators.',
  })
  auditEvents(@Listed(auditList) args: AuditListArgs) {
    return this.service.page(args);
  }

  @Query(() => AuditEvent, {
    description:
      'The recorded change with this id, for administrators; NOT_FOUND if there is none.',
  })
  auditEvent(
    @Args('id', { type: () => ID, description: 'Id of the recorded change.' }, UuidPipe) id: string,
  ) {
    return this.service.get(id);
  }
}
