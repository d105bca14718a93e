import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import {
  AUDIT_ENTITIES,
  AUDIT_VERBS,
  type AuditEntity,
  type AuditVerb,
} from '../../contract/audit-verbs.js';
import { JsonScalar } from '../../core/graphql/json.scalar.js';
import { ListArgs } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import { DayField, EnumField, IdField } from '../../core/validation/fields.js';
import { IsSafeText } from '../../core/validation/text-rules.js';
import { AuditEntityEnum, AuditVerbEnum } from './audit-enums.js';

@ObjectType({ description: 'A field that a recorded change set, with its value before and after.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field.' })
  field: string;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Its value before; null if it had none.',
  })
  before: unknown;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Its value after; null if it has none.',
  })
  after: unknown;
}

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

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account of who did it; null if nobody was signed in.',
  })
  actorId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null if no person did.',
  })
  actorName: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  createdAt: Date;

  @Field(() => [AuditChange], {
    description:
      'The fields that changed, by name. All that are not empty for a row that is new or was deleted for good; none where only the fact is recorded, as for a password.',
  })
  changes: AuditChange[];
}

@ObjectType({ description: 'A page of recorded changes.' })
export class AuditEventPage extends PageType(AuditEvent) {}

@ArgsType()
export class AuditListArgs extends ListArgs {
  @IdField({
    optional: true,
    description: 'Only what the person with this account did.',
  })
  actorId?: string;

  @EnumField(AuditEntityEnum, AUDIT_ENTITIES, {
    optional: true,
    description: 'Only changes of this kind of row.',
  })
  entity?: AuditEntity;

  @Field(() => ID, {
    nullable: true,
    description: 'Only changes of the row with this id; given together with its kind.',
  })
  @IsOptional()
  @IsSafeText({ message: 'id' })
  @MaxLength(36, { message: 'id' })
  entityId?: string;

  @EnumField(AuditVerbEnum, AUDIT_VERBS, {
    optional: true,
    description: 'Only what was done in this way.',
  })
  verb?: AuditVerb;

  @DayField({
    optional: true,
    description: 'Only what was done on this day in Algiers or later, written as YYYY-MM-DD.',
  })
  createdFrom?: string;

  @DayField({
    optional: true,
    description:
      'Only what was done on this day in Algiers or earlier; at most ten years after `createdFrom`.',
  })
  createdTo?: string;
}
