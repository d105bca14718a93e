import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import type { Locale } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { RequestBase } from './request.entity.js';

/** A kind of request and its table. */
export interface RequestKind {
  definition: RequestDefinition;
  entity: EntityTarget<RequestBase>;
  /** The property with the name of the person who sent it. */
  person: string;
  /** The properties that `subjectOf` reads. */
  subjectColumns: readonly string[];
  /** The property with the time of an appointment. */
  startsAt?: string;
  /** What a request is about, in a language; the row needs the subject columns only. */
  subjectOf: (row: object, language: Locale) => string;
  /** The property with the address that was given in the form. */
  email: string;
  /** The properties that are blanked when the person's data is erased. */
  personal: { columns: readonly string[]; document?: { key: string; name: string; state: string } };
  /** A row as the person who sent it may see it. */
  forClient: (row: RequestBase) => object;
}

/** The kinds of requests that this product has. Each service adds its own. */
@Injectable()
export class RequestKinds {
  private readonly kinds = new Map<string, RequestKind>();

  add(kind: RequestKind): void {
    this.kinds.set(kind.definition.name, kind);
  }

  of(name: string): RequestKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`There is no kind of request ${name}`);
    return kind;
  }

  all(): RequestKind[] {
    return [...this.kinds.values()];
  }
}
