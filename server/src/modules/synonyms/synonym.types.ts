import { ArgsType } from '@nestjs/graphql';
import { synonymContent } from '../../contract/content/synonym.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { managedContentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { EnumField, IdField, TextField } from '../../platform/validation/fields.js';

export const synonymStats = contentStats(synonymContent);

export const synonymTypes = managedContentApi(synonymContent, synonymStats);

@ArgsType()
export class AddSynonymArgs {
  @IdField({ description: 'Id of the group of synonyms.' })
  id: string;

  @TextField({
    description: 'The word, or several words that belong together.',
    max: synonymContent.lists.words.max,
  })
  word: string;

  @EnumField(LocaleEnum, LOCALES, {
    description: 'Language of the list that the word is added to.',
  })
  language: Locale;
}
