import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

/** A sign-in of the caller's own, as the account page lists it. */
@ObjectType('Session', { description: 'A sign-in that is still alive.' })
export class SessionType {
  @Field(() => ID, { description: 'Names it for revokeSession.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The browser, as it names itself.' })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'Network address of the sign-in.' })
  ipAddress: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, to the minute.' })
  lastSeenAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends unless refreshed.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether this very request came with it.' })
  current: boolean;
}

/** How the caller's own session stands (A12). */
@ObjectType({ description: "Whether the caller's session is locked, and when it would be." })
export class SessionState {
  @Field(() => Boolean, {
    description: 'Locked: calls answer SESSION_LOCKED until `unlock` is given the password.',
  })
  locked: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds without use after which it locks; null for clients', which never do.",
  })
  idleSeconds: number | null;
}
