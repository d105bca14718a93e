import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { DataSource, type EntityMetadata } from 'typeorm';
import type { AuditedChange } from '../../platform/audit/audit-log.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { EventFacts, WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** What says nothing about a person: which row it is, where it stands, and its times. */
const FACTS = ['status', 'version', 'revision', 'createdAt', 'updatedAt', 'deletedAt', 'erasedAt'];
const TIMES = ['startsAt', 'endsAt', 'sentAt', 'answerDueAt'];
/** A number that the product gives, such as `SR-2026-000065`; titles and names are other labels of rows. */
const REFERENCE = /^[A-Z]{1,4}-\d{4}-\d{1,9}$/;

type Values = Record<string, unknown>;

const factOf = (value: unknown): string | number | null | undefined => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || value === null
    ? value
    : undefined;
};

/** What every receiver may know of a recorded change. */
export function toEventFacts({ entityId, label, before, after }: AuditedChange): EventFacts {
  const then = (before ?? {}) as Values;
  const now = (after ?? before ?? {}) as Values;
  const reference = [now['reference'], label].find(
    (text) => typeof text === 'string' && REFERENCE.test(text),
  );
  const known = [...FACTS, ...TIMES].map((name) => [name, factOf(now[name])] as const);
  const previousStatus =
    before && after && then['status'] !== now['status'] ? factOf(then['status']) : undefined;
  const facts = { id: entityId, reference: factOf(reference), ...Object.fromEntries(known) };
  return Object.fromEntries(
    Object.entries({ ...facts, previousStatus }).filter(([, value]) => value !== undefined),
  ) as EventFacts;
}

/** Kinds whose tables are not named after them. */
const ENTITY_NAMES: Partial<Record<string, string>> = {
  rating: 'CaseRatingEntity',
  officeHours: 'HoursPeriodEntity',
};

/** The hours of the week have no row, and so no id of one. */
const isKeyOf = ({ primaryColumns: [key] }: EntityMetadata, id: string) =>
  key?.type === 'uuid' ? isUUID(id) : /^\d{1,9}$/.test(id);

/** What is kept of an event. */
export type StoredEvent = Pick<
  WebhookDeliveryEntity,
  'event' | 'entity' | 'entityId' | 'facts' | 'createdAt'
>;

/** Reads the rows that webhooks with personal data send, as the office reads them. */
@Injectable()
export class WebhookPayload {
  private readonly fields = new Map<string, readonly string[]>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly dataSource: DataSource,
    private readonly lists: ListEngine,
  ) {}

  /** The body of a delivery, with the row as it is now. */
  bodyOf({ event, entity, facts, createdAt }: StoredEvent, row: object | null): string {
    const data = { kind: entity, ...facts, ...(row && { row }) };
    return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  }

  /** A row with the fields of its type in the API that are its own; null for one that is gone. */
  async rowOf(kind: string, id: string): Promise<object | null> {
    const metadata = this.metadataOf(kind);
    const fields = this.fieldNames(kind);
    if (!metadata || fields.length === 0) return null;
    const row = isKeyOf(metadata, id) && (await this.lists.one<Values>(metadata.target, { id }));
    return row ? Object.fromEntries(fields.map((name) => [name, row[name] ?? null])) : null;
  }

  /** The schema tells what the office may know of a row: what no type of it has, leaves nowhere. */
  fieldNames(kind: string): readonly string[] {
    const known = this.fields.get(kind);
    if (known) return known;
    const metadata = this.metadataOf(kind);
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const type = metadata && schema.getType(metadata.name.replace(/Entity$/, ''));
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const own = fields
      .filter((field) => isLeafType(getNamedType(field.type)))
      .map(({ name }) => name)
      .filter((name) => metadata?.findColumnWithPropertyName(name)?.isSelect);
    this.fields.set(kind, own);
    return own;
  }

  private metadataOf(kind: string): EntityMetadata | undefined {
    const name = ENTITY_NAMES[kind] ?? `${capitalized(kind)}Entity`;
    return this.dataSource.entityMetadatas.find((metadata) => metadata.name === name);
  }
}
