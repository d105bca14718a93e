import type { SituationDoor } from '../../../contract/situation-doors.js';
import { company } from './company.js';
import { family } from './family.js';
import { housing } from './housing.js';
import { inheritance } from './inheritance.js';
import { justice } from './justice.js';
import { work } from './work.js';
import type { SeededSituation } from './seeded-situation.js';

/** The situations that an empty database gets, by their doors. */
export const SEEDED_SITUATIONS: Record<SituationDoor, readonly SeededSituation[]> = {
  work,
  family,
  housing,
  inheritance,
  justice,
  company,
};
