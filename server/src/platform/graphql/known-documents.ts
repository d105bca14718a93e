import { Injectable } from '@nestjs/common';
import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A document of one operation, parsed and found valid once. */
export interface KnownOperation {
  document: DocumentNode;
  name: string | undefined;
  kind: OperationTypeNode;
}

/** More than all pages and programs of one firm send. A document of the most tokens takes 150 KB. */
const MAX_DOCUMENTS = 200;
/** Characters of all texts, and of one: a longer one is mostly values, which belong into variables. */
const MAX_LENGTH = 400_000;
const MAX_LENGTH_OF_ONE = 10_000;

/** Texts that Apollo Server has parsed and found valid, within the limits for any variables (S19). */
@Injectable()
export class KnownDocuments {
  private readonly byText = new LRUCache<string, KnownOperation>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_LENGTH_OF_ONE,
    sizeCalculation: (_, text) => text.length,
  });

  find(text: string): KnownOperation | undefined {
    return this.byText.get(text);
  }

  /** Keeps a valid document; one of several operations is left to Apollo Server. */
  add(text: string, document: DocumentNode): void {
    const operation = operationOf(document);
    if (operation) this.byText.set(text, operation);
  }
}

/** The operation of a document; undefined if it has several. */
export function operationOf(document: DocumentNode): KnownOperation | undefined {
  const [operation, ...others] = document.definitions.filter(
    (part) => part.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) return undefined;
  return { document, name: operation.name?.value, kind: operation.operation };
}
