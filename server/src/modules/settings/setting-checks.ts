import type { SettingGroup, SettingValues } from '../../contract/settings.js';
import { isSmsReady } from '../../contract/sms.js';
import { type FieldProblem, invalidFields } from '../../core/errors/app-error.js';

/** Both ways to break a rule: the service that is needed goes, or it is needed while it is not there. */
interface BrokenRule {
  integrations: FieldProblem;
  security: FieldProblem;
}

const MAIL: BrokenRule = {
  integrations: { field: 'integrations.emailService', rule: 'verificationNeedsMail' },
  security: { field: 'security.requireEmailVerification', rule: 'mailIsOff' },
};
const SMS: BrokenRule = {
  integrations: { field: 'integrations.smsService', rule: 'verificationNeedsSms' },
  security: { field: 'security.requirePhoneVerification', rule: 'smsIsOff' },
};

/** Refuses settings that would keep people out; `changed` names the groups that were sent. */
export function checkSettings(values: SettingValues, changed: readonly SettingGroup[]): void {
  const { requireEmailVerification, emailService, requirePhoneVerification } = values;
  const broken = [
    ...(requireEmailVerification && emailService === 'disabled' ? [MAIL] : []),
    ...(requirePhoneVerification && !isSmsReady(values) ? [SMS] : []),
  ];
  const problems = broken.flatMap(({ integrations, security }) => [
    ...(changed.includes('integrations') ? [integrations] : []),
    ...(changed.includes('security') ? [security] : []),
  ]);
  if (problems.length > 0) throw invalidFields(...problems);
}
