import type { ServiceSectionKind } from '../../contract/content/service.js';
import type { Trilingual } from '../../contract/locales.js';

/** One named list. Each language has the same items in the same order. */
export interface SeededServiceSection {
  kind: ServiceSectionKind;
  items: Trilingual<string[]>;
}

/** A built-in service. Its card shows the beginning of the first section. */
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
