import { Column, Entity, Index } from 'typeorm';
import { LOCALES, type Locale } from '../../contract/locales.js';
import { INTAKE_CHANNELS, type IntakeChannel } from '../../contract/requests/intake.js';
import type { ContentOf, RequestDefinition } from '../../contract/requests/define-request.js';
import { TrashableEntity } from '../../platform/database/base.entity.js';
import { type Searched, SearchColumns } from '../../platform/database/search-columns.js';
import { snakeCase } from '../../platform/database/snake-case.js';
import {
  addRequestColumns,
  fieldsWhere,
  namesWhere,
  personColumns,
  searchedIn,
} from './request-field-kinds.js';

/** The columns that every request has. */
export abstract class RequestBase<Status extends string = string> extends TrashableEntity {
  /** `SR-2026-000001`: what people quote on the phone. */
  reference: string;
  status: Status;
  /** The account that sent it; null when it came without one. */
  userId: string | null;
  /** The person whose it is, as the office sees it; a trigger of the database finds them (people-functions.ts). */
  personId: string | null;
  /**
   * When it left the account that somebody else had at the time, if its address is not theirs: it joins none any more.
   */
  leftAt: Date | null;
  /** Since when the client waits for an answer; null when the office spoke last. */
  unansweredSince: Date | null;
  /** When the client sent it or wrote last. Only written: the office is told whether the reader has seen it. */
  clientWroteAt: Date;
  /** Who of the office deals with it, and their name at the time. */
  assigneeId: string | null;
  assigneeName: string | null;
  /** How the person reached the office, which wrote the request down for them; null for one that they sent. */
  intakeChannel: IntakeChannel | null;
  /** Who of the office wrote it down, and their name at the time. */
  takenById: string | null;
  takenByName: string | null;
  /** The language of mails to the person while it belongs to no account. */
  mailLanguage: Locale | null;
  /** Version and language of the consent text that the person agreed to in the form, and when; null without a form. */
  consentVersion: string | null;
  consentLanguage: Locale | null;
  consentedAt: Date | null;
  /** When the personal data in it was erased; it cannot be changed since then. */
  erasedAt: Date | null;
}

/** A row of a kind of request, without the columns that only its entity writes. */
export type RequestRow<D extends RequestDefinition> = RequestBase<D['statuses'][number]> &
  ContentOf<D>;

/**
 * Base class of a request entity: the columns that every request has, and those of the declared fields.
 *
 * @example
 * \@RequestEntity(contactRequest) export class ContactRequestEntity extends RequestColumns(contactRequest) {}
 */
export function RequestColumns<const D extends RequestDefinition>(
  definition: D,
): abstract new () => RequestRow<D> {
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

    @Column({ type: 'uuid', nullable: true })
    declare personId: string | null;

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

    @Column({
      type: 'enum',
      enum: INTAKE_CHANNELS,
      enumName: 'intake_channel',
      nullable: true,
    })
    declare intakeChannel: IntakeChannel | null;

    @Column({ type: 'uuid', nullable: true })
    declare takenById: string | null;

    @Column({ type: 'text', nullable: true })
    declare takenByName: string | null;

    @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', nullable: true })
    declare mailLanguage: Locale | null;

    @Column({ type: 'text', nullable: true })
    declare consentVersion: string | null;

    @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', nullable: true })
    declare consentLanguage: Locale | null;

    @Column({ type: 'timestamptz', nullable: true })
    declare consentedAt: Date | null;

    @Column({ type: 'timestamptz', nullable: true })
    declare erasedAt: Date | null;
  }
  addRequestColumns(definition, Columns.prototype);
  return Columns as unknown as abstract new () => RequestRow<D>;
}

/**
 * An entity in the table of its kind, `service_requests`, with an index for everything that a list is filtered or
 * sorted by. Those of the queues are made by hand in migrations: TypeORM does not know descending columns. Lists are
 * searched by the reference, the fields that say so, and what is `alsoSearched`, which only the entity has.
 */
export function RequestEntity(
  definition: RequestDefinition,
  alsoSearched: Partial<Searched> = {},
): ClassDecorator {
  const table = `${snakeCase(definition.name)}s`;
  const sorted = namesWhere(definition, ({ sorted, filter }) => Boolean(sorted) && !filter);
  return (target) => {
    Entity(table)(target);
    const add = (name: string, fields: string[], options = {}) =>
      Index(`ix_${table}_${snakeCase(name)}`, fields, options)(target);
    Index(`uq_${table}_reference`, ['reference'], { unique: true })(target);
    add('user', ['userId', 'createdAt']);
    add('person', ['personId', 'createdAt']);
    add('assignee', ['assigneeId', 'createdAt']);
    add('status', ['status', 'createdAt']);
    add('intake_channel', ['intakeChannel', 'createdAt'], { where: 'intake_channel IS NOT NULL' });
    add('taken_by', ['takenById', 'createdAt'], { where: 'taken_by_id IS NOT NULL' });
    add('phone', [personColumns(definition).phone, 'createdAt']);
    for (const name of ['createdAt', 'updatedAt', ...sorted]) add(name, [name, 'id']);
    for (const [name, { kind }] of fieldsWhere(definition, ({ filter }) => Boolean(filter)))
      if (kind === 'flag') add(name, ['createdAt'], { where: snakeCase(name) });
      else add(name, [name, 'createdAt']);
    for (const name of BY_HAND) Index(`ix_${table}_${name}`, { synchronize: false })(target);
    SearchColumns(table, searchedIn(definition, alsoSearched))(target);
  };
}

const BY_HAND = [
  ...['queue', 'urgent_queue', 'status_queue', 'open'],
  ...['name_keys', 'email_likeness'],
];
