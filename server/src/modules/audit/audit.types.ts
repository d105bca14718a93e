import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'One thing that somebody did.' })
export class AuditEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id: string;

  @Field(() => String, { description: 'What was done, such as service.updated.' })
  action: string;

  @Field(() => String, { description: 'The kind of row, such as serviceRequest.' })
  entity: string;

  @Field(() => String, { description: 'Id of the row.' })
  entityId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the row: a title, a reference, a name.',
  })
  label: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null for the product itself.' })
  actorName: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  createdAt: Date;
}
