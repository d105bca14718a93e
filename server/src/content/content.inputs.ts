import type { Type } from '@nestjs/common';
import { Field, InputType, PartialType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import type {
  ContentDefinition,
  FlatContent,
  OwnContent,
} from '../contract/content/define-content.js';
import { CONTENT_STATUSES, type ContentStatus } from '../contract/content/content-status.js';
import { flagWords } from '../contract/entity-label.js';
import { LIMITS } from '../contract/limits.js';
import { type Locale, LOCALES } from '../contract/locales.js';
import { ContentStatusEnum, LocaleEnum } from '../platform/graphql/graphql-enums.js';
import {
  BooleanField,
  EnumField,
  IntField,
  SlugField,
  TextField,
  TextListField,
} from '../platform/validation/fields.js';
import { LineField } from '../platform/validation/line-fields.js';
import { LANGUAGE_NAME, localizedName } from './localized-fields.js';
import { addOwnInputs } from './own-fields.js';

type Class<T> = abstract new () => T;

type ContentInputOf<D extends ContentDefinition> = Partial<
  FlatContent<D> & OwnContent<D> & { status: ContentStatus; order: number; slug: string }
>;

/** Marks update inputs: missing texts can only be checked together with the stored row. */
const IS_CHANGE = Symbol('is change');
const mayLackTexts = (input: object) =>
  IS_CHANGE in input || (input as { status?: ContentStatus }).status === 'draft';

/** One input field for each localized field and language, with the bounds of the definition. */
function addInputTexts({ texts, lists }: ContentDefinition, prototype: object): void {
  for (const locale of LOCALES) {
    for (const [name, { min, max, required, line, label = name }] of Object.entries(texts)) {
      const description = `The ${label} in ${LANGUAGE_NAME[locale]}, ${min} to ${max} characters${required ? '; a draft may lack it' : ''}.`;
      const addField = line ? LineField : TextField;
      addField({ min, max, optional: required ? mayLackTexts : true, description })(
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
      initial: 0,
      max: LIMITS.order.max,
      description: 'Place in lists, from 0; 0 by default for a new row.',
    })
    order?: number;
  }
  addInputTexts(definition, CreateInput.prototype);
  for (const [name, initial] of Object.entries(definition.flags)) {
    const description = `Whether it is ${flagWords(name)}; ${initial} by default for a new row.`;
    BooleanField({ optional: true, initial, description })(CreateInput.prototype, name);
  }
  addOwnInputs(definition, CreateInput.prototype);
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
    omitDefaultValues: true,
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
