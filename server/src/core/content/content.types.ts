import type { Type } from '@nestjs/common';
import {
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  ObjectType,
  PartialType,
} from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import type {
  ContentDefinition,
  ContentFlags,
  FlatContent,
  PlainContent,
} from '../../contract/content/define-content.js';
import { CONTENT_STATUSES, type ContentStatus } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import { ContentStatusEnum, LocaleEnum } from '../graphql/graphql-enums.js';
import {
  BooleanField,
  EnumField,
  IntField,
  SlugField,
  TextField,
  TextListField,
} from '../validation/fields.js';
import { fieldNames, localizedName } from './localized-fields.js';

type Class<T> = abstract new () => T;

const LANGUAGE_NAME: Record<Locale, string> = { ar: 'Arabic', fr: 'French', en: 'English' };

const labelOf = ({ texts }: ContentDefinition, name: string) => texts[name]?.label ?? name;

/** Adds the fields of `definition` in the language that was resolved. */
function addPlainFields(definition: ContentDefinition, prototype: object): void {
  for (const name of fieldNames(definition)) {
    Field(() => (name in definition.texts ? String : [String]), {
      description: `The ${labelOf(definition, name)} in the requested language.`,
    })(prototype, name);
  }
  for (const name of Object.keys(definition.flags)) {
    Field(() => Boolean, { description: `Whether it is ${name}.` })(prototype, name);
  }
  if (definition.slugFrom) {
    Field(() => String, { description: 'Slug, its name in addresses: a-z, 0-9 and hyphens.' })(
      prototype,
      'slug',
    );
  }
}

export interface ResolvedContent {
  order: number;
  resolvedLanguage: Locale;
  updatedAt: Date;
  slug: string;
}

/** What the public reads: one language, active rows only. */
export function PublicContentType<const D extends ContentDefinition>(
  definition: D,
): Class<PlainContent<D> & ContentFlags<D> & ResolvedContent> {
  @ObjectType({ isAbstract: true })
  abstract class PublicContent {
    @Field(() => Int, { description: 'Place in lists, from 0.' })
    order: number;

    @Field(() => LocaleEnum, {
      description:
        'Language of the texts: the requested one, or the one used where that is missing.',
    })
    resolvedLanguage: Locale;

    @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
    updatedAt: Date;
  }
  addPlainFields(definition, PublicContent.prototype);
  return PublicContent as unknown as Class<PlainContent<D> & ContentFlags<D> & ResolvedContent>;
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

/** What administrators read: all three languages flat, beside the resolved plain fields. */
export function ManagedContentType<const D extends ContentDefinition>(
  definition: D,
): Class<PlainContent<D> & FlatContent<D> & ContentFlags<D> & ManagedContent> {
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

    @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
    createdAt: Date;

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description: 'When it was moved to the trash; null if it is not there.',
    })
    deletedAt: Date | null;
  }
  addFlatFields(definition, Managed.prototype);
  return Managed as unknown as Class<
    PlainContent<D> & FlatContent<D> & ContentFlags<D> & ManagedContent
  >;
}

export type ContentInputOf<D extends ContentDefinition> = Partial<
  FlatContent<D> & ContentFlags<D> & { status: ContentStatus; order: number; slug: string }
>;

/** Marks update inputs: missing texts can only be checked together with the stored row. */
const IS_CHANGE = Symbol('is change');
const mayLackTexts = (input: object) =>
  IS_CHANGE in input || (input as { status?: ContentStatus }).status === 'draft';

/** One input field for each localized field and language, with the bounds of the definition. */
function addInputTexts({ texts, lists }: ContentDefinition, prototype: object): void {
  for (const locale of LOCALES) {
    for (const [name, { min, max, required, label = name }] of Object.entries(texts)) {
      const description = `The ${label} in ${LANGUAGE_NAME[locale]}, ${min} to ${max} characters${required ? '; a draft may lack it' : ''}.`;
      TextField({ min, max, optional: required ? mayLackTexts : true, description })(
        prototype,
        localizedName(name, locale),
      );
    }
    for (const [name, { maxItems, max }] of Object.entries(lists)) {
      const description = `The ${name} in ${LANGUAGE_NAME[locale]}: at most ${maxItems} entries of up to ${max} characters.`;
      TextListField({ maxItems, max, optional: true, description })(
        prototype,
        localizedName(name, locale),
      );
    }
  }
}

/** The input that creates a row. */
export function CreateContentInput<const D extends ContentDefinition>(
  definition: D,
): Class<ContentInputOf<D>> {
  @InputType({ isAbstract: true })
  abstract class CreateInput {
    @EnumField(ContentStatusEnum, CONTENT_STATUSES, {
      optional: true,
      description: 'Status; a new row is active by default. Only a draft may lack texts.',
    })
    status?: ContentStatus;

    @IntField({
      optional: true,
      max: LIMITS.order.max,
      description: 'Place in lists, from 0; a new row gets the last place by default.',
    })
    order?: number;
  }
  addInputTexts(definition, CreateInput.prototype);
  for (const [name, initial] of Object.entries(definition.flags)) {
    const description = `Whether it is ${name}; ${initial} by default for a new row.`;
    BooleanField({ optional: true, description })(CreateInput.prototype, name);
  }
  if (definition.slugFrom) {
    SlugField({
      optional: true,
      max: LIMITS.slug.max,
      description: 'Slug; a new row without one gets it from its English text, else the French.',
    })(CreateInput.prototype, 'slug');
  }
  return CreateInput as unknown as Class<ContentInputOf<D>>;
}

/** The fields of an update besides the new values. */
export interface ContentChange {
  version?: number | null;
  confirmedLanguages?: Locale[] | null;
}

/** The input that updates a row: every field is optional, and a stale version is refused. */
export function UpdateContentInput<T extends object>(
  create: Type<T>,
): Class<Partial<T> & ContentChange> {
  @InputType({ isAbstract: true })
  abstract class UpdateInput extends PartialType(create as Type<object>, {
    skipNullProperties: false,
  }) {
    @IntField({
      optional: true,
      description:
        'The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest.',
    })
    version?: number;

    @Field(() => [LocaleEnum], {
      nullable: true,
      description:
        'Translations that were checked and match the Arabic; they are no longer marked as out of date.',
    })
    @IsOptional()
    @IsArray({ message: 'type' })
    @ArrayMaxSize(LOCALES.length, { message: `items:0:${LOCALES.length}` })
    @IsIn(LOCALES, { each: true, message: 'oneOf' })
    confirmedLanguages?: Locale[];
  }
  Object.defineProperty(UpdateInput.prototype, IS_CHANGE, { value: true });
  return UpdateInput as unknown as Class<Partial<T> & ContentChange>;
}
