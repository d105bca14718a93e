import type { RequestDefinition } from './define-request.js';

/** What the counts are called in the APIs: `totalRequests`, `inProgressRequests`. */
export const countName = ({ noun }: Pick<RequestDefinition, 'noun'>, count: string) =>
  count.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) + noun;
