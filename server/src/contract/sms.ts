/** What each service needs before SMS can leave; the disabled one can never send. */
const NEEDS = {
  twilio: ['smsSender', 'twilioAccountSid', 'twilioAuthToken'],
  nexmo: ['smsSender', 'vonageApiKey', 'vonageApiSecret'],
} as const;
type NeededSetting = (typeof NEEDS)[keyof typeof NEEDS][number];

/** The settings that decide about SMS. Of a secret it is enough to know whether it is set. */
export type SmsSetUp = { smsService: 'disabled' | keyof typeof NEEDS } & Record<
  NeededSetting,
  string | boolean | null
>;

/** Whether SMS can leave: a service is chosen and everything that it needs is set. */
export function isSmsReady(settings: SmsSetUp): boolean {
  const { smsService } = settings;
  return smsService !== 'disabled' && NEEDS[smsService].every((name) => Boolean(settings[name]));
}

/** Why a service does not take an SMS. */
export const SMS_PROBLEMS = [
  'not_configured',
  'credentials',
  'sender',
  'number',
  'not_allowed',
  'credit',
  'unreachable',
  'refused',
] as const;
export type SmsProblem = (typeof SMS_PROBLEMS)[number];

/** Two parts of an SMS in any script: one part of two has 67 characters outside of Latin, 153 in Latin. */
export const SMS_MAX_UNITS = 134;

/** Codes that confirm phone numbers. `resendSeconds` is between two of them. */
export const PHONE_CODE = { digits: 6, minutes: 10, attempts: 5, resendSeconds: 60 } as const;
