import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';
import { DayField, IdField } from '../../core/validation/fields.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { Consultation } from './consultation.types.js';

export const AFFECTED_REASONS = ['holiday', 'hours', 'consultant'] as const;
export type AffectedReason = (typeof AFFECTED_REASONS)[number];

const AffectedReasonEnum = graphqlEnum(
  'AffectedReason',
  AFFECTED_REASONS,
  'Why an appointment can no longer take place as it stands.',
  {
    holiday: 'Its day is a holiday by now.',
    hours: 'It is outside of the hours of the consultant by now.',
    consultant: 'Its consultant is inactive or was deleted.',
  },
);

@ObjectType({
  description:
    'An open appointment on a time that is closed by now. It stands until it is moved or cancelled.',
})
export class AffectedConsultation {
  @Field(() => Consultation, { description: 'The appointment.' })
  consultation: ConsultationEntity;

  @Field(() => AffectedReasonEnum, { description: 'Why it cannot take place.' })
  reason: AffectedReason;
}

@ArgsType()
export class AffectedConsultationsArgs {
  @DayField({
    optional: true,
    description: 'Only those on this day in Algiers, written as YYYY-MM-DD.',
  })
  day?: string;

  @IdField({
    optional: true,
    description: 'Only those of the consultant with this id.',
  })
  consultantId?: string;
}
