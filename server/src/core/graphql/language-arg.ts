import { Args } from '@nestjs/graphql';
import { LocaleEnum } from './graphql-enums.js';

/** The argument `language`: in which language the caller wants the texts of the answer. */
export const LanguageArg = () =>
  Args('language', {
    type: () => LocaleEnum,
    nullable: true,
    description: 'Language of the texts in the answer; Arabic by default.',
  });
