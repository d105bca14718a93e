import { Args, ID } from '@nestjs/graphql';
import { DEFAULT_LOCALE } from '../../contract/locales.js';
import { UuidPipe } from '../http/id.pipe.js';
import { LocaleEnum } from './graphql-enums.js';

/** The argument of a row's id, a UUID. */
export const IdArg = (description: string, name = 'id') =>
  Args(name, { type: () => ID, description }, UuidPipe);

/** The argument `language`: in which language the caller wants the texts of the answer. */
export const LanguageArg = () =>
  Args('language', {
    type: () => LocaleEnum,
    nullable: true,
    defaultValue: DEFAULT_LOCALE,
    description: 'Language of the texts in the answer.',
  });

/** The argument `language` where the answer is for one person. */
export const OwnLanguageArg = () =>
  Args('language', {
    type: () => LocaleEnum,
    nullable: true,
    description: 'Language of the texts in the answer; that of the caller by default.',
  });

/** The argument `deleted` of a read by id. */
export const DeletedArg = () =>
  Args('deleted', {
    type: () => Boolean,
    nullable: true,
    description: 'True reads the row even if it is in the trash; otherwise it is NOT_FOUND there.',
  });

/** Options of the `input` argument of mutations: its description in the schema. */
export const INPUT_ARG_OPTIONS = {
  description: 'What to send; each field states its limits.',
} as const;
