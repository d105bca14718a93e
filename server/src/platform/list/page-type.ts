import type { Type } from '@nestjs/common';
import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { Page } from '../database/page.js';

@InterfaceType('Page', { description: 'One page of a list, whatever its rows are.' })
abstract class PageFacts implements Omit<Page<unknown>, 'items'> {
  @Field(() => Int, { description: 'Number of rows that match, on all pages together.' })
  total: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Largest number of rows on a page.' })
  limit: number;

  @Field(() => Int, { description: 'Number of rows before this page.' })
  offset: number;
}

/** The GraphQL type of one page of `item`. */
export function PageType<T extends object>(item: Type<T>): abstract new () => Page<T> {
  @ObjectType({ isAbstract: true, implements: () => [PageFacts] })
  abstract class PageOf extends PageFacts implements Page<T> {
    @Field(() => [item], { description: 'The rows of this page.' })
    items: T[];
  }
  return PageOf;
}
