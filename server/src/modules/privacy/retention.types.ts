import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'How long one kind of data is kept, and what happens then.' })
export class RetentionRuleStatus {
  @Field(() => String, { description: 'Name of the rule.' })
  name: string;

  @Field(() => String, {
    description:
      'What the rule does: "blank" erases the personal data and keeps the row for the counts, "delete" removes the row.',
  })
  action: string;

  @Field(() => Int, { nullable: true, description: 'Years that it is kept; null if it is days.' })
  years: number | null;

  @Field(() => Int, { nullable: true, description: 'Days that it is kept; null if it is years.' })
  days: number | null;

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
