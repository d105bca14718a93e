/** How long an answer may be shown without asking again, in milliseconds. */
export const MAX_AGE = {
  /** Shown at once, and asked for again each time. */
  none: 0,
  users: 5 * 60_000,
  userStats: 2 * 60_000,
  admin: 5 * 60_000,
  services: 10 * 60_000,
  categories: 10 * 60_000,
} as const;
