import type { Type } from '@nestjs/common';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { ContentDefinition } from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { snakeCase } from '../platform/database/snake-case.js';
import { capitalized } from '../platform/graphql/capitalized.js';

/** A figure that only one entity has: a whole number unless it is a share or an average. */
export interface OwnFigure {
  description: string;
  /** Over the rows outside of the trash; left out where the service adds it. */
  sql?: string;
  decimal?: true;
}

interface StatsOptions<Noun extends string, Own extends string> {
  /** Ends the names of the counts over REST, `totalFAQs`; left out: the plural of the declaration. */
  noun?: Noun;
  /** The flags whose rows are counted, too. */
  flags?: readonly string[];
  own?: Record<Own, OwnFigure>;
}

/** The figures of an entity by their names. */
export type Figures<Noun extends string, Own extends string> = Record<
  `${'total' | ContentStatus}${Noun}` | Own,
  number
>;

/** The statistics of a content entity: their GraphQL type, and the SQL of each figure. */
export interface ContentStats<Stats extends object> {
  type: Type<Stats>;
  sql: Partial<Record<keyof Stats & string, string>>;
}

/** SQL of how many rows there are, or how many of them meet a condition. */
export const countWhere = (condition = 'true') => `count(*) FILTER (WHERE ${condition})::int`;
export const countOfStatus = (status: ContentStatus) => countWhere(`status = '${status}'`);

/**
 * The statistics of a content entity: how many rows there are, have each status and have the named flags,
 * and its own figures.
 */
export function contentStats<
  const D extends ContentDefinition,
  Noun extends string = Capitalize<D['plural']>,
  Own extends string = never,
>(
  { name, plural, label: { many }, descriptions }: D,
  { noun = capitalized(plural) as Noun, flags = [], own }: StatsOptions<Noun, Own> = {},
): ContentStats<Figures<Noun, Own>> {
  const figures: Record<string, OwnFigure> = {
    [`total${noun}`]: { description: `Number of all ${many}.`, sql: countWhere() },
    ...statusFigures(noun, many),
    ...Object.fromEntries(
      flags.map((flag) => [
        `${flag}${noun}`,
        { description: `Number of ${flag} ${many}.`, sql: countWhere(snakeCase(flag)) },
      ]),
    ),
    ...own,
  };
  class Stats {}
  for (const [figure, { description, decimal }] of Object.entries(figures))
    Field(() => (decimal ? Float : Int), { description, name: shortName(figure, noun) })(
      Stats.prototype,
      figure,
    );
  const description = descriptions?.stats ?? `Counts of ${many}, without those in the trash.`;
  ObjectType(`${capitalized(name)}Stats`, { description })(Stats);
  const sql = Object.entries(figures).flatMap(([figure, entry]) =>
    entry.sql ? [[figure, entry.sql]] : [],
  );
  return {
    type: Stats as Type<Figures<Noun, Own>>,
    sql: Object.fromEntries(sql) as Partial<Record<keyof Figures<Noun, Own>, string>>,
  };
}

/** The name in GraphQL, where the type says of what the counts are; REST has the noun in every name. */
const shortName = (figure: string, noun: string) =>
  figure.endsWith(noun) ? figure.slice(0, -noun.length) : figure;

const statusFigures = (noun: string, many: string): Record<string, OwnFigure> => ({
  [`active${noun}`]: {
    description: `Number of active ${many}, which the public sees.`,
    sql: countOfStatus('active'),
  },
  [`inactive${noun}`]: {
    description: `Number of inactive ${many}, which the public does not see.`,
    sql: countOfStatus('inactive'),
  },
  [`draft${noun}`]: {
    description: 'Number of drafts, which the public does not see.',
    sql: countOfStatus('draft'),
  },
});
