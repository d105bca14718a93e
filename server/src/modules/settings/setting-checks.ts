import type { SettingGroup, SettingValues } from '../../contract/settings.js';
import { type FieldProblem, invalidFields } from '../../core/errors/app-error.js';

/** Refuses settings that would keep people out; `changed` names the groups that were sent. */
export function checkSettings(values: SettingValues, changed: readonly SettingGroup[]): void {
  const { requireEmailVerification, emailService } = values;
  if (!requireEmailVerification || emailService !== 'disabled') return;
  const problems: FieldProblem[] = [];
  if (changed.includes('integrations'))
    problems.push({ field: 'integrations.emailService', rule: 'verificationNeedsMail' });
  if (changed.includes('security'))
    problems.push({ field: 'security.requireEmailVerification', rule: 'mailIsOff' });
  if (problems.length > 0) throw invalidFields(...problems);
}
