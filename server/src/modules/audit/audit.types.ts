import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A recorded change: who did what to which row.' })
export class AuditEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id: string;

  @Field(() => String, {
    description: 'What was done: the kind of row and a verb, such as service.updated.',
  })
  action: string;

  @Field(() => String, { description: 'Kind of the row, such as service or user.' })
  entity: string;

  @Field(() => String, { description: 'Id of the row that was changed.' })
  entityId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the row: its title, reference number or name.',
  })
  label: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null if no person did.',
  })
  actorName: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  createdAt: Date;
}
