import { applyDecorators } from '@nestjs/common';
import { Column, Index } from 'typeorm';
import { LOCALES, type Locale } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { TrashableEntity } from '../database/base.entity.js';
import { SearchColumns } from '../database/search-columns.js';
import { snakeCase } from '../database/snake-case.js';

/** The columns that every request has. */
export abstract class RequestBase<Status extends string = string> extends TrashableEntity {
  /** `SR-2026-000001`: what people quote on the phone. */
  reference: string;
  status: Status;
  /** The account that sent it; null when it came without one. */
  userId: string | null;
  /**
   * When it left the account that somebody else had at the time, if its address is not theirs: it joins none any more.
   */
  leftAt: Date | null;
  /** Since when the client waits for an answer; null when the office spoke last. */
  unansweredSince: Date | null;
  /** When the client sent it or wrote last. Only written: administrators are told whether they have seen it. */
  clientWroteAt: Date;
  /** The administrator who deals with it, and their name at the time. */
  assigneeId: string | null;
  assigneeName: string | null;
  /** Version and language of the consent text that the person agreed to in the form, and when; null without a form. */
  consentVersion: string | null;
  consentLanguage: Locale | null;
  consentedAt: Date | null;
  /** When the personal data in it was erased; it cannot be changed since then. */
  erasedAt: Date | null;
}

/** Base class of a request entity. */
export function RequestColumns<const D extends RequestDefinition>(
  definition: D,
): abstract new () => RequestBase<D['statuses'][number]> {
  abstract class Columns extends RequestBase<D['statuses'][number]> {
    @Column({ type: 'text', default: () => `next_reference('${definition.referencePrefix}')` })
    declare reference: string;

    @Column({
      type: 'enum',
      enum: definition.statuses,
      enumName: `${snakeCase(definition.name)}_status`,
      default: definition.initialStatus,
    })
    declare status: D['statuses'][number];

    @Column({ type: 'uuid', nullable: true })
    declare userId: string | null;

    @Column({ type: 'timestamptz', nullable: true })
    declare leftAt: Date | null;

    @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
    declare unansweredSince: Date | null;

    @Column({ type: 'timestamptz', select: false, default: () => 'now()' })
    declare clientWroteAt: Date;

    @Column({ type: 'uuid', nullable: true })
    declare assigneeId: string | null;

    @Column({ type: 'text', nullable: true })
    declare assigneeName: string | null;

    @Column({ type: 'text', nullable: true })
    declare consentVersion: string | null;

    @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', nullable: true })
    declare consentLanguage: Locale | null;

    @Column({ type: 'timestamptz', nullable: true })
    declare consentedAt: Date | null;

    @Column({ type: 'timestamptz', nullable: true })
    declare erasedAt: Date | null;
  }
  return Columns;
}

/**
 * The indexes that every table of requests has. Those of the queues and of the search are made by hand in
 * migrations: TypeORM knows neither descending columns nor trigrams.
 */
export const RequestIndexes = (table: string): ClassDecorator =>
  applyDecorators(
    Index(`uq_${table}_reference`, ['reference'], { unique: true }),
    Index(`ix_${table}_user`, ['userId', 'createdAt']),
    Index(`ix_${table}_assignee`, ['assigneeId', 'createdAt']),
    Index(`ix_${table}_status`, ['status', 'createdAt']),
    Index(`ix_${table}_created_at`, ['createdAt', 'id']),
    Index(`ix_${table}_updated_at`, ['updatedAt', 'id']),
    ...[
      ...['queue', 'urgent_queue', 'status_queue', 'open'],
      ...['name_readings', 'email_likeness'],
    ].map((name) => Index(`ix_${table}_${name}`, { synchronize: false })),
    SearchColumns(table),
  );
