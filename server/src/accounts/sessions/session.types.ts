import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { Node } from '../../platform/graphql/node.js';

@ObjectType('Session', {
  description: 'A session that has not ended.',
  implements: () => [Node],
})
export class SessionType {
  @Field(() => ID, { description: 'Id of the session, with which it can be ended.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser of the session, as it describes itself; null if it does not.',
  })
  userAgent: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address of the sign-in; null if it is not known.',
  })
  ipAddress: string | null;

  @Field(() => DateTimeScalar, { description: 'When the session began.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    description: 'When the session was last used, to the minute.',
  })
  lastSeenAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the session ends, unless it is renewed.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether this call belongs to the session.' })
  current: boolean;
}

@ObjectType({ description: "Whether the caller's session is locked, and when it will be." })
export class SessionState {
  @Field(() => Boolean, {
    description:
      'True if it is locked: other calls answer SESSION_LOCKED until `unlock` gets the password.',
  })
  locked: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds without use after which the session locks; null for clients, whose sessions never lock.',
  })
  idleSeconds: number | null;
}
