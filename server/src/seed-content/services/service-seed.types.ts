import type { ServiceSectionKind } from '../../contract/content/service.js';
import type { Trilingual } from '../../contract/locales.js';

/** One named list; the three languages carry the same number of items, in the same order. */
export interface SeededServiceSection {
  kind: ServiceSectionKind;
  items: Trilingual<string[]>;
}

/** One built-in service. The first section is the one its card previews. */
export interface SeededService {
  id: number;
  slug: string;
  title: Trilingual<string>;
  description: Trilingual<string>;
  /** Paragraphs separated by a blank line. */
  details: Trilingual<string>;
  availability: Trilingual<string>;
  tags: Trilingual<string[]>;
  sections: SeededServiceSection[];
}
