import { LOCALE_SUFFIX, LOCALES } from '../../contract/locales.js';
import type { SettingGroup, SettingName, SettingValues } from '../../contract/settings.js';
import { isSmsReady } from '../../contract/sms.js';
import { type FieldProblem, invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.js';
import { variableProblems } from '../../requests/thread/variable-problems.js';

/** The settings with what was typed in their place; null stands for the default, as in an update. */
export function settingsWith(values: SettingValues, typed?: object | null): SettingValues {
  const given = Object.entries(typed ?? {}) as [
    SettingName,
    SettingValues[SettingName] | undefined,
  ][];
  const known = given.filter(([name, value]) => name in DEFAULT_SETTINGS && value !== undefined);
  const changes = known.map(([name, value]) => [name, value ?? DEFAULT_SETTINGS[name]]);
  return { ...values, ...(Object.fromEntries(changes) as Partial<SettingValues>) };
}

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

/** An administrator who requires a second factor without having one would be locked out. */
const OWN_FACTOR: FieldProblem = {
  field: 'security.requireSecondFactor',
  rule: 'ownSecondFactorFirst',
};

/** A variable that nothing fills in would stand in a letter that a client signs. */
const letterProblems = (values: SettingValues) =>
  LOCALES.flatMap((locale) => {
    const name = `engagementLetter${LOCALE_SUFFIX[locale]}` as const;
    return variableProblems(`documents.${name}`, values[name]);
  });

/** Refuses settings that would keep people out, or print what nobody filled in; `changed` names the groups that were sent. */
export function checkSettings(
  values: SettingValues,
  changed: readonly SettingGroup[],
  viewer: Pick<Viewer, 'hasSecondFactor'>,
): void {
  const { requireEmailVerification, emailService, requirePhoneVerification } = values;
  const locksOut = values.requireSecondFactor && !viewer.hasSecondFactor;
  const broken = [
    ...(requireEmailVerification && emailService === 'disabled' ? [MAIL] : []),
    ...(requirePhoneVerification && !isSmsReady(values) ? [SMS] : []),
  ];
  const services = broken.flatMap(({ integrations, security }) => [
    ...(changed.includes('integrations') ? [integrations] : []),
    ...(changed.includes('security') ? [security] : []),
  ]);
  const problems = [
    ...services,
    ...(locksOut && changed.includes('security') ? [OWN_FACTOR] : []),
    ...(changed.includes('documents') ? letterProblems(values) : []),
  ];
  if (problems.length > 0) throw invalidFields(...problems);
}

/** Where the password of the mail server is sent, and for whom. */
const MAIL_LOGIN = ['smtpHost', 'smtpPort', 'smtpUser'] as const;

/**
 * Refuses to send the stored password to another server, or for another user, than it was stored for: whoever may
 * change settings could otherwise read it at a server of their own.
 */
export function checkMailPassword(
  stored: SettingValues,
  typed: { smtpPassword?: string | null } | null | undefined,
  field: string,
): void {
  const values = settingsWith(stored, typed);
  const isKept = stored.smtpPassword !== null && typed?.smtpPassword === undefined;
  const isOther = MAIL_LOGIN.some((name) => values[name] !== stored[name]);
  // without a host nothing is sent by these settings
  if (isKept && isOther && values.smtpHost !== null)
    throw invalidFields({ field, rule: 'passwordOfOtherServer' });
}
