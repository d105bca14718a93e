import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { SLUG_PATTERN } from '../../contract/patterns.js';
import { IsSafeText } from '../../core/validation/text-rules.js';

const rule = { message: 'category' };

/** Slug of a category. Every mistake gets the same message: choose a category. */
export function CategoryField({ description }: { description: string }): PropertyDecorator {
  return applyDecorators(
    Field(() => String, { description }),
    IsNotEmpty(rule),
    Matches(SLUG_PATTERN, rule),
    MaxLength(LIMITS.slug.max, rule),
  );
}

/** Slug of the category to filter a list by. An unknown one gives an empty list. */
export function CategoryFilter(): PropertyDecorator {
  return applyDecorators(
    Field(() => String, {
      nullable: true,
      description: 'Only questions in the category with this slug.',
    }),
    IsOptional(),
    IsSafeText({ message: 'characters' }),
    MaxLength(LIMITS.slug.max, { message: `maxLength:0:${LIMITS.slug.max}` }),
  );
}
