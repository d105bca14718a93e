import type { RuleMessage } from './validation.js';

/** Bounds of a text's length in characters, both inclusive. */
export interface LengthLimit {
  min: number;
  max: number;
}

/** The largest file that is accepted, and the rule that names it. */
export interface FileLimit {
  maxBytes: number;
  rule: RuleMessage;
}

/** The limits that the server's validation and the client's forms share. */
export const LIMITS = {
  list: { defaultLimit: 10, maxLimit: 100 },
  /** `minRecords` is the shortest text that the search over everything looks for. */
  search: { max: 100, minRecords: 3 },
  /** Requests in one bulk change. */
  bulk: { max: 100 },
  url: { max: 2048 },
  slug: { max: 100 },
  order: { max: 100_000 },
  user: {
    fullName: { min: 2, max: 100 },
    email: { max: 254 },
    phone: { min: 8, max: 32 },
    /** The minimum is the lowest that a setting allows (A14); the maximum bounds the cost of hashing. */
    password: { min: 6, max: 128 },
  },
  /** As it is pasted, with marks and blanks: an app's or an SMS's code has 6 digits, a recovery code 24 signs. */
  code: { max: 200 },
  /** Lengths in base64url are those of the largest that browsers send; `perAccount` bounds the list. */
  passkey: {
    name: { min: 1, max: 60 },
    perAccount: 20,
    credentialId: 1400,
    clientData: 4096,
    attestation: 16_384,
    authenticatorData: 4096,
    signature: 2048,
  },
  contactInfo: {
    keyName: { max: 50 },
    /** Longest value of each type, also of its French and English values. */
    value: { phone: 32, email: 254, address: 300, hours: 300, social_media: 2048 },
    /** Entries in one bulk change. */
    updates: { max: 100 },
  },
  note: { min: 1, max: 2000 },
  /** A reply of the office in the thread of a request. */
  replyMessage: { min: 1, max: 5000 },
  /** A message of the client in the thread of a request. */
  message: { min: 1, max: 3000 },
  /** A form sent sooner after its page was loaded is taken for a program's (B34). */
  formSeconds: 2,
  file: { maxBytes: 5 * 1024 * 1024, rule: 'fileSize:0:5' },
  /** A CV is smaller than 5 MB; a file of exactly that size is refused (A42). */
  cv: { maxBytes: 5 * 1024 * 1024 - 1, rule: 'fileSizeBelow:0:5' },
  /** Largest picture that is accepted, and the square of `side` pixels that it is scaled down to (A54). */
  /** A JPEG is made smaller while it is decoded, so that it may be as large as phones take them. */
  image: { maxPixels: 40_000_000, maxJpegPixels: 120_000_000, side: 512 },
  idempotencyKey: { min: 8, max: 100 },
} as const;

/** Seconds a screen waits before it offers to send a mail again (A08). */
export const RESEND_SECONDS = {
  verificationPanel: 60,
  verificationNotice: 300,
  reset: 300,
} as const;

/** Lifetimes in seconds: session token 7 days, verification link 24 h, reset link 1 h (A09, A11), code of a sign-in 5 min, undoing a changed address 7 days. */
export const LIFETIME_SECONDS = {
  session: 7 * 24 * 3600,
  sessionAbsolute: 30 * 24 * 3600,
  verification: 24 * 3600,
  reset: 3600,
  signInChallenge: 300,
  emailChange: 7 * 24 * 3600,
} as const;

/** Codes that prove that somebody reads a mailbox. `resendSeconds` is between two of them. */
export const EMAIL_CODE = { digits: 6, minutes: 15, attempts: 5, resendSeconds: 60 } as const;

/** The firm answers within this many hours of a request. */
export const ANSWER_WITHIN_HOURS = 24;
