import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

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
