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
import { ContentStatusEnum, LocaleEnum } from '../validation/graphql-enums.js';
import {
  BooleanField,
  EnumField,
  IntField,
  SlugField,
  TextField,
  TextListField,
} from '../validation/fields.js';
import { fieldNames, localizedName } from './content-fields.js';

type Class<T> = abstract new () => T;

const LANGUAGE_NAME: Record<Locale, string> = { ar: 'Arabic', fr: 'French', en: 'English' };

/** Adds the fields of `definition` in the language that was resolved. */
function addPlainFields(definition: ContentDefinition, prototype: object): void {
  for (const name of Object.keys(definition.texts)) {
    Field(() => String, { description: `The ${name} in the language asked for.` })(prototype, name);
  }
  for (const name of Object.keys(definition.lists)) {
    Field(() => [String], { description: `The ${name} in the language asked for.` })(
      prototype,
      name,
    );
  }
  for (const name of Object.keys(definition.flags)) {
    Field(() => Boolean, { description: `Whether it is ${name}.` })(prototype, name);
  }
  if (definition.slugFrom) {
    Field(() => String, { description: 'Name in addresses: a-z, 0-9, hyphens.' })(
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
      description: 'The language that the texts are in, after fallback (A25).',
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
        description: `The ${name} in ${LANGUAGE_NAME[locale]}.`,
      })(prototype, localizedName(name, locale));
    }
  }
}

@ObjectType({ description: 'How much of a row is there in each language, in percent.' })
export class Completeness implements Trilingual<number> {
  @Field(() => Int, { description: 'Of the Arabic.' })
  ar: number;

  @Field(() => Int, { description: 'Of the French.' })
  fr: number;

  @Field(() => Int, { description: 'Of the English.' })
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
    @Field(() => ContentStatusEnum, { description: 'Whether the public sees it.' })
    status: ContentStatus;

    @Field(() => Completeness, {
      description: 'Required texts, and those that another language has: how many are there.',
    })
    completeness: Completeness;

    @Field(() => [LocaleEnum], {
      description: 'Translations that the Arabic was changed without: they may be out of date.',
    })
    staleLanguages: Locale[];

    @Field(() => Int, {
      description: 'Grows with every change; send it back to refuse a stale write.',
    })
    version: number;

    @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
    createdAt: Date;

    @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it went to the trash.' })
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

/** Marks inputs that change a row: whether a text is missing shows beside the row only. */
const IS_CHANGE = Symbol('is change');
const mayLackTexts = (input: object) =>
  IS_CHANGE in input || (input as { status?: ContentStatus }).status === 'draft';

/** One input field for each localized field and language, with the bounds of the definition. */
function addInputTexts({ texts, lists }: ContentDefinition, prototype: object): void {
  for (const locale of LOCALES) {
    for (const [name, { min, max, required }] of Object.entries(texts)) {
      const description = `The ${name} in ${LANGUAGE_NAME[locale]}: ${min} to ${max} characters${required ? '; a draft may lack it' : ''}.`;
      TextField({ min, max, optional: required ? mayLackTexts : true, description })(
        prototype,
        localizedName(name, locale),
      );
    }
    for (const [name, { maxItems, max }] of Object.entries(lists)) {
      const description = `The ${name} in ${LANGUAGE_NAME[locale]}: at most ${maxItems}, each up to ${max} characters.`;
      TextListField({ maxItems, max, optional: true, description })(
        prototype,
        localizedName(name, locale),
      );
    }
  }
}

/** What an administrator sends to make a row. */
export function CreateContentInput<const D extends ContentDefinition>(
  definition: D,
): Class<ContentInputOf<D>> {
  @InputType({ isAbstract: true })
  abstract class CreateInput {
    @EnumField(ContentStatusEnum, CONTENT_STATUSES, {
      optional: true,
      description: 'active when left out; a draft may lack texts.',
    })
    status?: ContentStatus;

    @IntField({
      optional: true,
      max: LIMITS.order.max,
      description: 'Place in lists; 0 when left out.',
    })
    order?: number;
  }
  addInputTexts(definition, CreateInput.prototype);
  for (const name of Object.keys(definition.flags)) {
    BooleanField({ optional: true, description: `Whether it is ${name}.` })(
      CreateInput.prototype,
      name,
    );
  }
  if (definition.slugFrom) {
    SlugField({
      optional: true,
      max: LIMITS.slug.max,
      description: 'Made from the English words when left out.',
    })(CreateInput.prototype, 'slug');
  }
  return CreateInput as unknown as Class<ContentInputOf<D>>;
}

/** What a change says beside the new values. */
export interface ContentChange {
  version?: number | null;
  confirmedLanguages?: Locale[] | null;
}

/** The same, each field optional: what is left out stays, and a stale version is refused. */
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
        'The version that was read; another in the database answers STALE_WRITE with who changed it and when.',
    })
    version?: number;

    @Field(() => [LocaleEnum], {
      nullable: true,
      description: 'Translations that were looked at and still say what the Arabic says.',
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
