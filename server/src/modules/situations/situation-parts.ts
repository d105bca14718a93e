import { SituationsSeed } from './situations.seed.js';

/** A service that is hidden, deleted or not for sale online leads to no form, so the public reads none. */
const ORDERABLE = `
  (SELECT slug FROM services
    WHERE slug = t.service AND status = 'active' AND deleted_at IS NULL AND NOT in_person)`;

/** What situations have beside their declaration. */
export const situationParts = {
  seed: SituationsSeed,
  publicExpressions: { service: ORDERABLE },
};
