import type { RequestDefinition } from './define-request.js';

/**
 * What the counts are called in the APIs: `totalRequests`, `inProgressRequests`. Apart from the definition, which
 * the public forms load.
 */
export const countName = ({ noun }: Pick<RequestDefinition, 'noun'>, count: string) =>
  count.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) + noun;
