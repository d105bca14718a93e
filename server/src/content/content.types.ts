import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import {
  type ContentDefinition,
  type FlatContent,
  type OwnContent,
  type PlainContent,
  reviewedTexts,
} from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { flagWords } from '../contract/entity-label.js';
import { type Locale, LOCALES, type Trilingual } from '../contract/locales.js';
import { ContentStatusEnum, LocaleEnum } from '../platform/graphql/graphql-enums.js';
import { Node } from '../platform/graphql/node.js';
import { capitalized } from '../platform/graphql/capitalized.js';
import type { AnswerShape, JsonSchema } from '../platform/http/described.js';
import { getIdType, type ManagedContentOptions } from './content-api-options.js';
import { addOwnFields } from './own-fields.js';
import { fieldNames, flatNames, LANGUAGE_NAME, localizedName } from './localized-fields.js';
import { DateTimeScalar } from '../platform/validation/scalars.js';

type Class<T> = abstract new () => T;

const labelOf = ({ texts }: ContentDefinition, name: string) => texts[name]?.label ?? name;

/** Adds the fields of `definition` in the language that was resolved. */
function addPlainFields(definition: ContentDefinition, prototype: object): void {
  for (const name of fieldNames(definition)) {
    const hidden = definition.texts[name]?.reviewed ? ', empty until it is confirmed there' : '';
    Field(() => (name in definition.texts ? String : [String]), {
      description: `The ${labelOf(definition, name)} in the requested language${hidden}.`,
    })(prototype, name);
  }
  for (const name of Object.keys(definition.flags)) {
    Field(() => Boolean, { description: `Whether it is ${flagWords(name)}.` })(prototype, name);
  }
  Field(() => getIdType(definition).type(), {
    description: definition.descriptions?.id ?? `Id of the ${definition.label.one}.`,
  })(prototype, 'id');
  addOwnFields(definition, prototype);
  if (definition.slugFrom) {
    Field(() => String, { description: 'Slug, its name in addresses: a-z, 0-9 and hyphens.' })(
      prototype,
      'slug',
    );
  }
}

export interface ResolvedContent {
  id: string | number;
  order: number;
  resolvedLanguage: Locale;
  updatedAt: Date;
  slug: string;
}

/** What the public reads: one language, active rows only. */
export function PublicContentType<const D extends ContentDefinition>(
  definition: D,
): Class<PlainContent<D> & OwnContent<D> & ResolvedContent> {
  @ObjectType({ isAbstract: true, implements: definition.numbered ? [] : () => [Node] })
  abstract class PublicContent {
    @Field(() => Int, { description: 'Place in lists, from 0.' })
    order: number;

    @Field(() => LocaleEnum, {
      description:
        'Language of the texts: the requested one, or the one used where that is missing.',
    })
    resolvedLanguage: Locale;

    @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
    updatedAt: Date;
  }
  addPlainFields(definition, PublicContent.prototype);
  return PublicContent as unknown as Class<PlainContent<D> & OwnContent<D> & ResolvedContent>;
}

/** Adds every localized field in each language: `titleAr`, `titleFr`, `titleEn`, … */
function addFlatFields(definition: ContentDefinition, prototype: object): void {
  for (const name of fieldNames(definition)) {
    for (const locale of LOCALES) {
      Field(() => (name in definition.texts ? String : [String]), {
        description: `The ${labelOf(definition, name)} in ${LANGUAGE_NAME[locale]}.`,
      })(prototype, localizedName(name, locale));
    }
  }
}

@ObjectType({ description: 'How complete each language of a row is, in percent.' })
export class Completeness implements Trilingual<number> {
  @Field(() => Int, { description: 'Completeness of the Arabic, 0 to 100.' })
  ar: number;

  @Field(() => Int, { description: 'Completeness of the French, 0 to 100.' })
  fr: number;

  @Field(() => Int, { description: 'Completeness of the English, 0 to 100.' })
  en: number;
}

export interface ManagedContent extends ResolvedContent {
  status: ContentStatus;
  version: number;
  completeness: Completeness;
  staleLanguages: Locale[];
  createdAt: Date;
  deletedAt: Date | null;
}

/** What the office reads: all three languages flat, beside the resolved plain fields. */
export function ManagedContentType<const D extends ContentDefinition>(
  definition: D,
): Class<PlainContent<D> & FlatContent<D> & OwnContent<D> & ManagedContent> {
  @ObjectType({ isAbstract: true })
  abstract class Managed extends (PublicContentType(definition) as Type<object>) {
    @Field(() => ContentStatusEnum, { description: 'Status; the public sees active rows only.' })
    status: ContentStatus;

    @Field(() => Completeness, {
      description:
        'How complete each language is: required texts, and texts that another language has.',
    })
    completeness: Completeness;

    @Field(() => [LocaleEnum], {
      description:
        'Translations that may be out of date, because the Arabic was changed after them.',
    })
    staleLanguages: Locale[];

    @Field(() => Int, {
      description:
        'Raised by every change. Send it with an update, so that a stale write is refused.',
    })
    version: number;

    @Field(() => DateTimeScalar, { description: 'When it was created.' })
    createdAt: Date;

    @Field(() => DateTimeScalar, {
      nullable: true,
      description: 'When it was moved to the trash; null if it is not there.',
    })
    deletedAt: Date | null;
  }
  addFlatFields(definition, Managed.prototype);
  if (reviewedTexts(definition).length > 0) {
    Field(() => [LocaleEnum], {
      description: 'Languages in which what it says of the law is confirmed, and public.',
    })(Managed.prototype, 'reviewedLanguages');
  }
  return Managed as unknown as Class<
    PlainContent<D> & FlatContent<D> & OwnContent<D> & ManagedContent
  >;
}

/** What REST answers of a row in all languages: its texts below each of them. */
export function allLanguages({ definition, managed }: ManagedContentOptions): AnswerShape {
  const text: JsonSchema = { type: 'string' };
  const names = fieldNames(definition);
  const properties = Object.fromEntries(
    names.map((name) => [name, name in definition.texts ? text : { type: 'array', items: text }]),
  );
  const texts = (language: string): JsonSchema => ({
    ...{ type: 'object', properties, required: names },
    description: `The texts in ${language}.`,
  });
  return {
    name: `${capitalized(definition.name)}InAllLanguages`,
    of: managed,
    without: [...flatNames(definition), ...names, 'resolvedLanguage', 'completeness'],
    more: Object.fromEntries(LOCALES.map((locale) => [locale, texts(LANGUAGE_NAME[locale])])),
  };
}
