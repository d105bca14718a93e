import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../validation/scalars.js';

@ObjectType({ description: 'What a change that leaves nothing to read has ended, by its id.' })
export class DeletedItem {
  @Field(() => ID, { description: 'Id of what is no longer there; caches drop it.' })
  id: string;
}

@ObjectType({ description: 'What a change of many has done.' })
export class ChangeCount {
  @Field(() => Int, { description: 'How many were changed.' })
  count: number;
}

@ObjectType({ description: 'An address that was made for the caller.' })
export class Link {
  @Field(() => String, {
    description:
      'The address: of this server, without a host, unless the operation says otherwise.',
  })
  url: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be opened; null if it has no end.',
  })
  expiresAt: Date | null;
}

/** What a mutation over GraphQL answers of a change that counts its rows. */
export const countOf = async (change: Promise<number>): Promise<ChangeCount> => ({
  count: await change,
});
