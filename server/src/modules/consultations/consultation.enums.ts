import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  CONSULTATION_STATUSES,
} from '../../contract/enums.js';
import { WORKING_DAYS } from '../../contract/requests/consultation.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';

export const ConsultationStatusEnum = graphqlEnum(
  'ConsultationStatus',
  CONSULTATION_STATUSES,
  'Status of a consultation.',
  {
    pending: 'Booked; the office has not confirmed it yet.',
    in_progress: 'Confirmed by the office.',
    completed: 'It has taken place.',
    cancelled: 'Cancelled by the client or the office; its slot is free again.',
  },
);
export const ConsultationChannelEnum = graphqlEnum(
  'ConsultationChannel',
  CONSULTATION_CHANNELS,
  'How a consultation takes place.',
  {
    office: 'At the office.',
    phone: 'The office calls the client.',
    video: 'By video call.',
    whatsapp: 'By WhatsApp.',
  },
);
export const ConsultationPriorityEnum = graphqlEnum(
  'ConsultationPriority',
  CONSULTATION_PRIORITIES,
  'How important a consultation is to the office.',
  {
    high: 'Before the others.',
    medium: 'As usual.',
    low: 'After the others.',
  },
);
export const WorkingDayEnum = graphqlEnum(
  'WorkingDay',
  WORKING_DAYS,
  'A day of the week on which the office is open.',
  {
    sunday: 'Sunday.',
    monday: 'Monday.',
    tuesday: 'Tuesday.',
    wednesday: 'Wednesday.',
    thursday: 'Thursday.',
  },
);
