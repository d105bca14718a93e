import { KEPT_RULES, type KeptRuleName } from '../../contract/retention.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';

@ObjectType('RetentionPeriod', { description: 'How long one kind of data is kept.' })
export class RetentionPeriodItem {
  @Field(() => String, { description: 'Name of the rule.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'Years; null if it is months or days.' })
  years: number | null;

  @Field(() => Int, { nullable: true, description: 'Months; null if it is years or days.' })
  months: number | null;

  @Field(() => Int, { nullable: true, description: 'Days; null if it is years or months.' })
  days: number | null;
}

@ObjectType({ description: 'How long one kind of data is kept, and what happens then.' })
export class RetentionRuleStatus extends RetentionPeriodItem {
  @Field(() => String, {
    description:
      'What the rule does: "blank" erases the personal data and keeps the row for the counts, "delete" removes the row.',
  })
  action: string;

  @Field(() => Int, { description: 'Rows that tonight’s run would change if it ran now.' })
  due: number;
}

@ObjectType({ description: 'Rows that one rule changed.' })
export class RetentionCount {
  @Field(() => String, { description: 'Name of the rule.' })
  name: string;

  @Field(() => Int, { description: 'Rows that were blanked or deleted.' })
  rows: number;
}

@ObjectType({ description: 'One nightly run of the retention rules.' })
export class RetentionRun {
  @Field(() => DateScalar, { description: 'Its day in Algiers.' })
  day: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was done; null while it runs.',
  })
  finishedAt: Date | null;

  @Field(() => [RetentionCount], { description: 'What each rule changed.' })
  counts: RetentionCount[];
}

@ObjectType({ description: 'The retention rules, what they would do tonight, and the last run.' })
export class RetentionStatus {
  @Field(() => [RetentionRuleStatus], { description: 'The rules, in the order in which they run.' })
  rules: RetentionRuleStatus[];

  @Field(() => RetentionRun, {
    nullable: true,
    description: 'The last run; null before the first.',
  })
  lastRun: RetentionRun | null;
}

const KeptRuleEnum = graphqlEnum(
  'KeptRecordType',
  KEPT_RULES,
  'What stays of a person who is erased, until its period ends.',
  {
    quotes: 'An accepted quote, or a receipt of a payment.',
  },
);

@ObjectType('KeptRecord', {
  description: 'Something that stays of a person who is erased, closed to the office meanwhile.',
})
export class KeptRecordItem {
  @Field(() => KeptRuleEnum, { description: 'What it is.' })
  rule: KeptRuleName;

  @Field(() => String, { description: 'Its number or name.' })
  label: string;

  @Field(() => DateTimeScalar, { description: 'When it is blanked.' })
  until: Date;
}
