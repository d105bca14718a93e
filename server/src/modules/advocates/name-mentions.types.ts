import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { AuditEntity } from '../../contract/audit-verbs.js';
import type { Locale } from '../../contract/locales.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { AuditEntityEnum } from '../audit/audit.types.js';

@ObjectType({ description: 'A text of something that the public reads.' })
export class MentioningText {
  @Field(() => String, { description: 'Name of the field, such as description.' })
  field: string;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Its language; null for what is the same in all.',
  })
  language: Locale | null;
}

@ObjectType({ description: 'Something that the public reads and that names a consultant.' })
export class NameMention {
  @Field(() => AuditEntityEnum, { description: 'Kind of the row; settings for the settings.' })
  entity: AuditEntity;

  @Field(() => ID, { description: 'Id of the row; of the settings their group.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: "What the row is called, in the caller's language; null for the settings.",
  })
  title: string | null;

  @Field(() => [MentioningText], { description: 'Its texts that hold the name.' })
  texts: MentioningText[];
}
