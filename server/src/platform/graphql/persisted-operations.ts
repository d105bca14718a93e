import { existsSync, readFileSync } from 'node:fs';
import type { NextFunction, Request, Response } from 'express';
import { inServer } from '../config/server-folder.js';

const FILE = inServer('../client/src/graphql/generated/persisted-documents.json');

interface Extensions {
  persistedQuery?: { sha256Hash?: unknown };
}

/**
 * The site's own operations, asked for by hash: short GET addresses that caches can keep. Only these
 * are known; nobody can add to them (P04).
 */
export function loadOperations(): ReadonlyMap<string, string> {
  if (!existsSync(FILE)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
}

/** Middleware that replaces the hash of a known operation with its text, before Apollo Server reads it. */
export function persistedOperations(operations = loadOperations()) {
  return (request: Request, _: Response, next: NextFunction): void => {
    if (request.method === 'GET') expandAddress(request, operations);
    else expandBody(request, operations);
    next();
  };
}

function expandAddress(request: Request, operations: ReadonlyMap<string, string>): void {
  const [path = '', search = ''] = request.url.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(search);
  const query = operations.get(hashOf(parameters.get('extensions')) ?? '');
  if (!query || parameters.has('query')) return;
  parameters.delete('extensions');
  parameters.set('query', query);
  request.url = `${path}?${parameters.toString()}`;
}

function expandBody(request: Request, operations: ReadonlyMap<string, string>): void {
  const body = request.body as { query?: unknown; extensions?: Extensions } | undefined;
  const query = operations.get(hashOf(body?.extensions) ?? '');
  if (!body || !query || body.query) return;
  body.query = query;
  delete body.extensions;
}

/** The hash in the extensions of a call: an object in a body, its JSON in an address. */
export function hashOf(extensions: unknown): string | undefined {
  if (!extensions) return undefined;
  try {
    const read: unknown = typeof extensions === 'string' ? JSON.parse(extensions) : extensions;
    const hash = (read as Extensions | null)?.persistedQuery?.sha256Hash;
    return typeof hash === 'string' ? hash : undefined;
  } catch {
    return undefined;
  }
}
