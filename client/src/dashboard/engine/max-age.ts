/** How long a cached response is used without a new request, in milliseconds. */
export const MAX_AGE = {
  /** The cached response is shown, and requested again each time. */
  none: 0,
  /** Of what is asked for by the click that opens it: until it is on the screen. */
  opened: 1_000,
  users: 5 * 60_000,
  userStats: 2 * 60_000,
  admin: 5 * 60_000,
  services: 10 * 60_000,
  categories: 10 * 60_000,
} as const;
