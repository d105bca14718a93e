import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';

const LISTED = { where: 'is_listed' };

/**
 * A person, as the office knows them by their accounts and requests. Triggers of the database write all of it but what
 * merging changes: what somebody is called and reached by follows from the rows that name them, so that what is blanked
 * there is blank here. The root of a tree of merged records stands for all of them, and has what belongs to all.
 */
@Entity('people')
@Index('ix_people_root', ['rootId'])
@Index('ix_people_created_at', ['createdAt', 'id'], LISTED)
@Index('ix_people_full_name', ['fullName', 'id'], LISTED)
@Index('ix_people_request_count', ['requestCount', 'id'], LISTED)
@Index('ix_people_has_account', ['hasAccount', 'createdAt', 'id'], LISTED)
@Index('ix_people_last_request_at', { synchronize: false })
@Index('ix_people_contacts', { synchronize: false })
@Index('ix_people_name_keys', { synchronize: false })
@SearchColumns('people', {
  columns: [],
  expressions: {
    names: [`array_to_string(names, ' ')`],
    emails: [`array_to_string(emails, ' ')`],
    phones: [
      `array_to_string(phones, ' ')`,
      String.raw`regexp_replace(array_to_string(phones, ' '), '\+213', '0', 'g')`,
    ],
  },
})
export class PersonEntity extends BaseEntity {
  /** The record that stands for this one: itself, unless it was merged. */
  @Column({ type: 'uuid' })
  rootId: string;

  /** The record that it was merged into, which may have been merged into another one since. */
  @Column({ type: 'uuid', nullable: true })
  mergedInto: string | null;

  /** Empty once everything that names the person was erased. */
  @Column({ type: 'text', default: '' })
  fullName: string;

  @Column({ type: 'text', array: true, default: [] })
  names: string[];

  @Column({ type: 'text', array: true, default: [] })
  emails: string[];

  /** The addresses by which people are compared: `a.b+c@gmail.com` is `ab@gmail.com`. */
  @Column({ type: 'text', array: true, default: [] })
  mailboxes: string[];

  /** In international form, or as typed where there is none. */
  @Column({ type: 'text', array: true, default: [] })
  phones: string[];

  /** What the names sound like, those of one word left out. */
  @Column({ type: 'text', array: true, default: [] })
  nameKeys: string[];

  /** Raised whenever the person is known by other names, addresses or numbers than before. */
  @Column({ type: 'integer', default: 0 })
  identityVersion: number;

  @Column({ type: 'boolean', default: false })
  hasAccount: boolean;

  @Column({ type: 'integer', default: 0 })
  requestCount: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastRequestAt: Date | null;

  /** Whether the office finds it: not what was merged or erased, nor somebody of the office who never sent anything. */
  @Column({ type: 'boolean', default: false })
  isListed: boolean;
}

/** That one record of a person was merged into another. */
@Entity('person_merges')
@Index('ix_person_merges_from', ['fromId', 'createdAt'])
@Index('ix_person_merges_into', ['intoId', 'createdAt'])
export class PersonMergeEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  fromId: string;

  @Column({ type: 'uuid' })
  intoId: string;

  @Column({ type: 'uuid' })
  mergedById: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/**
 * People who are known by something new, once for each time, until they were compared with the others
 * (`PersonComparisons`).
 */
@Entity('people_to_compare')
export class PersonToCompareEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_people_to_compare' })
  personId: string;

  @PrimaryGeneratedColumn('identity', {
    ...{ type: 'bigint', generatedIdentity: 'BY DEFAULT' },
    primaryKeyConstraintName: 'pk_people_to_compare',
  })
  id: string;
}

/**
 * People with a new request that says nothing new of them, once for each, until their requests were counted
 * (`PersonRefreshes`).
 */
@Entity('people_to_refresh')
export class PersonToRefreshEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_people_to_refresh' })
  personId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_people_to_refresh' })
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** That two people are probably one, once for each of them; also those whom the office keeps apart. */
@Entity('person_pairs')
@Index('ix_person_pairs_other', ['otherId'])
export class PersonPairEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_person_pairs' })
  personId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_person_pairs' })
  otherId: string;
}

/** That two people are not one, as the office says, as long as both are known by what they were known by then. */
@Entity('person_dismissals')
@Index('ix_person_dismissals_one', ['oneId', 'otherId'])
@Index('ix_person_dismissals_other', ['otherId'])
export class PersonDismissalEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  oneId: string;

  @Column({ type: 'uuid' })
  otherId: string;

  @Column({ type: 'integer' })
  oneVersion: number;

  @Column({ type: 'integer' })
  otherVersion: number;

  @Column({ type: 'uuid' })
  dismissedById: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/** That a request was taken off a person, and is of somebody else since then. */
@Entity('request_separations')
@Index('ix_request_separations_from', ['fromId'])
@Index('ix_request_separations_to', ['toId'])
export class RequestSeparationEntity extends BaseEntity {
  @Column({ type: 'text' })
  requestKind: RequestKindName;

  @Column({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'uuid' })
  fromId: string;

  @Column({ type: 'uuid' })
  toId: string;

  @Column({ type: 'uuid' })
  separatedById: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
