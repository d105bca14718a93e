/** A text's length in characters, both ends included. */
export interface LengthLimit {
  min: number;
  max: number;
}

/** Every bound of the product, named once for the server's validation and the client's forms. */
export const LIMITS = {
  list: { defaultLimit: 10, maxLimit: 100 },
  search: { max: 100 },
  url: { max: 2048 },
  slug: { max: 100 },
  order: { max: 100_000 },
  user: {
    fullName: { min: 2, max: 100 },
    email: { max: 254 },
    phone: { min: 8, max: 32 },
    /** Shortest password of the specification (A14); argon2id takes any length below the cap. */
    password: { min: 6, max: 128 },
  },
  serviceRequest: {
    clientName: { min: 2, max: 100 },
    clientAddress: { max: 300 },
    serviceDescription: { min: 1, max: 5000 },
    additionalRequirements: { max: 3000 },
  },
  contactInfo: {
    keyName: { max: 50 },
    /** Of each kind's value; addresses and hours have the same in French and English. */
    value: { phone: 32, email: 254, address: 300, hours: 300, social_media: 2048 },
    /** Entries that one call changes. */
    updates: { max: 100 },
  },
  note: { min: 1, max: 2000 },
  file: { maxBytes: 5 * 1024 * 1024 },
  /** A picture may be this large when it comes; it is kept within a square of `side` pixels (A54). */
  image: { maxPixels: 40_000_000, side: 512 },
  idempotencyKey: { min: 8, max: 100 },
} as const;

/** Seconds a screen waits before it offers to send a mail again (A08). */
export const RESEND_SECONDS = {
  verificationPanel: 60,
  verificationNotice: 300,
  reset: 300,
} as const;

/** Lifetimes in seconds: session token 7 days, verification link 24 h, reset link 1 h (A09, A11). */
export const LIFETIME_SECONDS = {
  session: 7 * 24 * 3600,
  sessionAbsolute: 30 * 24 * 3600,
  verification: 24 * 3600,
  reset: 3600,
} as const;

/** The firm answers within this many hours of a request. */
export const ANSWER_WITHIN_HOURS = 24;
