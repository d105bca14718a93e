/**
 * What the counts are called over REST: `totalRequests`, `inProgressRequests`; GraphQL has no noun in them. Apart from the definition, which
 * the public forms load.
 */
export const countName = (count: string, noun = '') =>
  count.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) + noun;
