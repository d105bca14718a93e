import type { RequestKindName } from './request-kinds.js';

/** The kinds of request that the office writes down for somebody who called or came. */
export const INTAKE_KINDS = [
  'serviceRequest',
  'contactRequest',
  'application',
  'consultation',
] as const satisfies readonly RequestKindName[];

export const isIntakeKind = (kind: string): boolean => INTAKE_KINDS.some((each) => each === kind);

/** How somebody reached the office whose request it wrote down. */
export const INTAKE_CHANNELS = ['phone', 'counter', 'whatsapp', 'email'] as const;
export type IntakeChannel = (typeof INTAKE_CHANNELS)[number];

export const INTAKE_CHANNEL_ENUM = {
  name: 'IntakeChannel',
  description: 'How somebody reached the office, whose request the office wrote down for them.',
  meanings: {
    phone: 'By a call.',
    counter: 'In person, at the office.',
    whatsapp: 'By WhatsApp.',
    email: 'By e-mail.',
  } satisfies Record<IntakeChannel, string>,
};
