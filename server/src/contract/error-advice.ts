import { AFTER_CASE_ADVICE } from './after-case-errors.js';
import type { ErrorCode } from './errors.js';
import { PERSON_ADVICE } from './person-errors.js';
import { QUOTE_ADVICE } from './quote-errors.js';
import { WEBHOOK_ADVICE } from './webhook-errors.js';

/** What somebody who calls the API does about each error: the descriptions of the codes in the GraphQL schema. */
export const ERROR_ADVICE: Record<ErrorCode, string> = {
  BAD_USER_INPUT:
    'One or more fields are wrong: the extensions name each of them, with the rule and what it accepts. Correct them.',
  BAD_REQUEST: 'The call could not be read: check the address, the body and its content type.',
  MALFORMED_JSON: 'The body is no JSON.',
  PREFLIGHT_HEADER_MISSING:
    'Send a header apollo-require-preflight of any value with a file over GraphQL.',
  PAYLOAD_TOO_LARGE: 'Send less: a body, file or number of fields is over its bound.',
  UNSUPPORTED_MEDIA_TYPE: 'Send application/json, or multipart/form-data where a file belongs.',
  REQUEST_TIMEOUT: 'The call took too long to arrive. Send it again.',
  FORM_REFUSED:
    'It looked like a form that a program filled in: leave out `homepage` and `secondsOpen`.',
  NOT_FOUND: 'There is no such row, or the caller may not see it.',
  ROUTE_NOT_FOUND: 'Over REST: there is no such address.',
  METHOD_NOT_ALLOWED: 'The address has other methods; the header Allow names them.',
  UNAUTHENTICATED: 'Sign in, or send a token that is still valid.',
  FORBIDDEN: 'The role of the account does not have the permission.',
  DRAFTS_ONLY: 'This role writes drafts; an administrator publishes.',
  SESSION_LOCKED: 'Unlock the session with the password; nothing is lost.',
  LOGIN_FAILED: 'Address or password is wrong; nobody says which.',
  ACCOUNT_LOCKED:
    'Wait as many seconds as the extensions say, or let an administrator unlock the account.',
  EMAIL_NOT_VERIFIED: 'Open the link in the mail, or ask for another one.',
  PHONE_NOT_VERIFIED: 'Confirm the phone number of the account first.',
  OWN_REQUEST: 'Somebody else of the office has to decide about it.',
  EMAIL_TAKEN: 'Sign in, or reset the password, instead of registering.',
  EMAIL_ALREADY_VERIFIED: 'Nothing to do: change the address in the profile instead.',
  EMAIL_NOT_PROVED: 'Ask for a code by mail and enter it, then repeat.',
  EMAIL_ALREADY_PROVED: 'Nothing to do: the person has shown that the address is theirs.',
  INVALID_EMAIL_CODE: 'Check the code, or ask for a new one.',
  INVALID_VERIFICATION_TOKEN: 'Ask for a new verification mail.',
  NEWER_LINK_SENT: 'Use the link of the newest mail.',
  INVALID_UNDO_LINK: 'The change of the address cannot be undone any more.',
  INVALID_DISOWN_TOKEN:
    'The link does not work any more: reset the password, or write to the office.',
  INVALID_EARLIER_LINK: 'Ask for a new link in the account.',
  LINK_OF_OTHER_ACCOUNT: 'Sign in to the account that asked for the link.',
  INVALID_JOIN_CODE: 'Check the reference and the code, or ask the office for a new code.',
  JOIN_CODE_REFUSED: 'Nothing to do: the request joins an account by another way.',
  INVALID_RESET_TOKEN: 'Ask for a new link to reset the password.',
  WRONG_PASSWORD: 'The present password of the account is wrong.',
  SELF_CHANGE_REFUSED: 'Another administrator has to do it.',
  ACCOUNT_INACTIVE: 'Activate the account first.',
  LAST_ADMIN: 'Make somebody else an administrator first.',
  SECOND_FACTOR_REQUIRED:
    'The password is right: go on with the challenge in the extensions, by a code or a passkey.',
  CHALLENGE_EXPIRED: 'Begin the sign-in again.',
  WRONG_CODE: 'Send another code: this one is wrong or was used.',
  WRONG_PASSKEY: 'Try again, or use a code.',
  PASSKEY_TAKEN: 'Nothing to do: the passkey is registered.',
  PASSKEY_LIMIT: 'Remove a passkey first (20 for an account).',
  SECOND_FACTOR_ON: 'Nothing to do: the account has an authenticator app.',
  SECOND_FACTOR_OFF: 'Set up an authenticator app first.',
  SECOND_FACTOR_MISSING: 'The office requires a second factor: set it up in the account.',
  SECOND_FACTOR_KEPT: 'The office requires a second factor, so it stays.',
  OWN_SECOND_FACTOR: 'Turn your own off in your account, not in the list of users.',
  PHONE_ALREADY_VERIFIED: 'Nothing to do: the phone number was confirmed.',
  INVALID_PHONE_CODE: 'Check the code, or ask for a new one.',
  SMS_UNAVAILABLE: 'No SMS can be sent at present; ask the office.',
  STALE_WRITE: 'Somebody changed the row: read it again. The extensions say who and when.',
  IDEMPOTENCY_MISMATCH: 'Use another key for other input.',
  SLUG_TAKEN: 'Choose another slug.',
  SLUG_IN_TRASH: 'Restore the row in the trash, or choose another slug.',
  KEY_TAKEN: 'Contact information has an entry of this type with this key.',
  DAY_TAKEN: 'There is a holiday on this day.',
  CATEGORY_IN_USE: 'Name the category that takes its place, with `replaceCategory`.',
  WITHDRAWAL_REFUSED: 'The office has begun: write a message instead.',
  ALREADY_REPLIED:
    'Read the reply, then reply with again: true; over REST, set the status back to read first.',
  DATA_ERASED: 'The person was erased: the request cannot be changed.',
  EXPORT_TOO_LARGE: 'Narrow the filters; the message says how many rows match.',
  TOO_MANY_EXPORTS: 'Wait until one of your exports is done.',
  TOO_MANY_PDFS: 'Wait until one of your PDFs is ready.',
  DOCUMENT_UNSCANNED: 'Wait until the file was scanned.',
  DOCUMENT_INFECTED: 'The file had a virus and was deleted: ask for another one.',
  FILE_OPENED: 'The other side has opened the file, or the paper was accepted: it stays.',
  ERASURE_OPEN_REQUESTS: 'Withdraw the open requests, or let the office close them.',
  STAFF_NOT_ERASED: 'Make it a client account first.',
  SLOT_TAKEN: 'Choose another time.',
  APPOINTMENT_OVERLAPS: 'Choose another time, or cancel the appointment that is named.',
  CLIENT_HAS_APPOINTMENT:
    'Choose another time, or move or cancel the appointment of the client that is named.',
  TOO_MANY_APPOINTMENTS: 'Book again after one of them, or cancel one.',
  CANCEL_TOO_LATE: 'Call the office.',
  MOVE_TOO_LATE: 'Call the office.',
  CONSULTATION_OVER: 'It was cancelled, or has taken place.',
  TOO_MANY_REQUESTS: 'Wait as many seconds as the extensions say.',
  TOO_MANY_CONNECTIONS: 'Close WebSockets. It is the reason of close code 1013.',
  TOO_MANY_SUBSCRIPTIONS: 'End subscriptions; the socket goes on.',
  INTERNAL_ERROR:
    'A mistake of the product. Nothing was saved; report the id of the request in the extensions.',
  SERVICE_UNAVAILABLE:
    'The database or the store of files is away. Try again shortly, with the same idempotency key.',
  INSUFFICIENT_STORAGE: 'The disk is full. Try again later.',
  ASSISTANTS_OFF: 'An administrator switches on the setting `assistantTools` first.',
  PROGRAM_TOKEN_NEEDED: 'Send the token of a program instead of that of a session.',
  ORIGIN_REFUSED:
    'Call from a program, or from a page whose origin is that of the site or one of CORS_ORIGINS.',
  SESSION_NEEDED:
    'Sign in as a person and send the token of that session: no token of a program may call this.',
  TOKEN_SCOPE_MISSING:
    'Ask an administrator for a token with the scope that the message names, or leave out what it names as personal.',
  TOKEN_ADDRESS_REFUSED:
    'Call from an address that the token allows, or ask for a token that allows this one.',
  TOKEN_OFFICE_ACCOUNT:
    'An administrator changes accounts of people of the office in the dashboard.',
  TOO_MANY_TOKENS: 'Revoke tokens of the account that are no longer needed.',
  ...QUOTE_ADVICE,
  ...AFTER_CASE_ADVICE,
  ...PERSON_ADVICE,
  ...WEBHOOK_ADVICE,
};
