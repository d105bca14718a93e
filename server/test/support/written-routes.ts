import { CONTENT } from '../../src/contract/content/content-kinds.js';
import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { REQUEST_KINDS } from '../../src/contract/requests/request-kinds.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';

/** Operations of accounts and of the office whose routes are written in controllers. */
const WRITTEN = new Set([
  ...['login', 'logout', 'refresh', 'register', 'unlock', 'lockSession', 'sessionState', 'me'],
  ...['updateProfile', 'changePassword', 'changeEmail', 'undoEmailChange', 'disownAccount'],
  ...['mySessions', 'revokeSession', 'revokeOtherSessions', 'signInWithSecondFactor'],
  ...['mySecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'disableSecondFactor'],
  ...['renewRecoveryCodes', 'myPasskeys', 'beginPasskey', 'createPasskey', 'renamePasskey'],
  ...['erasePasskey', 'beginPasskeyProof', 'beginPasskeySignIn'],
  ...['verifyEmail', 'correctEmail', 'proveEmail', 'sendEmailCode', 'sendVerification'],
  ...['resendVerification', 'emailVerificationStatus', 'sendPhoneCode', 'verifyPhone'],
  ...['sendPasswordReset', 'resendPasswordReset', 'resetPassword', 'resetLink', 'verifyResetToken'],
  ...['createMyDataDownload', 'eraseMyAccount', 'requestEarlierRequests', 'joinEarlierRequests'],
  ...['users', 'user', 'userStats', 'createUser', 'updateUser', 'eraseUser', 'unlockUser'],
  ...['disableUserSecondFactor', 'sendUserResetLink', 'retention', 'overview', 'site'],
  ...['settings', 'updateSettings', 'contactInfos', 'contactInfo', 'createContactInfo'],
  ...['updateContactInfo', 'updateContactInfoByKey', 'bulkUpdateContactInfo', 'eraseContactInfo'],
  ...['toggleContactInfoStatus', 'publicContactInfo', 'publicContactInfoByType', 'publicSearch'],
  ...['notifications', 'notificationCounts', 'markNotificationRead', 'markAllNotificationsRead'],
  ...['eraseNotification', 'eraseReadNotifications'],
  ...['consultationSlots', 'affectedConsultations', 'cancelConsultation', 'rescheduleConsultation'],
  ...['jobRoleCategories', 'publicJobRoleCategories', 'publicFaqCategories'],
]);

function ofContent({ name, plural, flags, patches = {} }: ContentDefinition): string[] {
  const one = capitalized(name);
  const many = capitalized(plural);
  return [
    ...[plural, name, `${name}Stats`, `check${one}Slug`],
    ...[`public${many}`, `public${one}`, `public${one}Stats`],
    ...[`create${one}`, `update${one}`, `delete${one}`, `toggle${one}Status`],
    ...Object.keys(flags).map((flag) => `toggle${one}${capitalized(flag)}`),
    ...('order' in patches ? [`reorder${one}`] : []),
  ];
}

function ofRequests(kind: string): string[] {
  const one = capitalized(kind);
  return [
    ...[`${kind}s`, `${kind}Stats`, `my${one}s`],
    ...[`submit${one}`, `update${one}`, `set${one}Status`, `replyTo${one}`, `delete${one}`],
  ];
}

const content: readonly ContentDefinition[] = Object.values(CONTENT);
const derived = new Set([
  ...content.filter(({ officeOnly }) => !officeOnly).flatMap((definition) => ofContent(definition)),
  ...REQUEST_KINDS.flatMap((kind) => ofRequests(kind)),
]);

/** Whether the route of an operation is written in a controller, whose form the specification has. */
export function isWritten(operation: string): boolean {
  const name = operation.slice(operation.indexOf(' ') + 1);
  return WRITTEN.has(name) || derived.has(name);
}
