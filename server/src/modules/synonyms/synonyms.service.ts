import { Injectable } from '@nestjs/common';
import { synonymContent } from '../../contract/content/synonym.js';
import { tidyLine } from '../../contract/lines.js';
import type { Locale, Trilingual } from '../../contract/locales.js';
import { searchNorm } from '../../contract/search-norm.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { localizedName } from '../../content/localized-fields.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SynonymEntity } from './synonym.entity.js';
import { synonymStats } from './synonym.types.js';

const IN_USE = `
  SELECT ARRAY[name_ar] || words_ar AS ar, ARRAY[name_fr] || words_fr AS fr,
    ARRAY[name_en] || words_en AS en
  FROM synonyms WHERE ${IS_PUBLIC} ORDER BY sort_order, id`;

type SynonymStats = InstanceType<typeof synonymStats.type>;

/** Words of one meaning, which the search of the public takes for each other (B41). */
@Injectable()
export class SynonymsService extends ContentService<SynonymEntity, SynonymStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, synonymContent, { entity: SynonymEntity, stats: synonymStats });
  }

  /** The words of every active group, its name among them. */
  inUse(): Promise<Trilingual<string[]>[]> {
    return this.dependencies.database.query<Trilingual<string[]>>(IN_USE);
  }

  /** Adds a word to a group; one that the group has in any spelling is not added again. */
  async addWord(
    viewer: Viewer,
    { id, word, language }: { id: string; word: string; language: Locale },
  ): Promise<SynonymEntity> {
    const list = localizedName('words', language) as 'wordsAr' | 'wordsFr' | 'wordsEn';
    const { maxItems } = synonymContent.lists.words;
    const row = await this.change(viewer, id, 'updated', ({ [list]: words }) => {
      if (words.some((known) => searchNorm(known) === searchNorm(word))) return {};
      if (words.length >= maxItems)
        throw invalidFields({ field: list, rule: `items:0:${maxItems}` });
      return { [list]: [...words, tidyLine(word)] };
    });
    return this.reads.present(row, language);
  }
}
