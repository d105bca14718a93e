import type { ContentDefinition } from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { LOCALES } from '../contract/locales.js';
import { contentPermission, roleCan } from '../contract/permissions.js';
import { AppError, invalidFields } from '../platform/errors/app-error.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { fieldNames, localizedName } from './localized-fields.js';

type Input = Record<string, unknown>;

const mayPublish = ({ role }: Viewer, { name }: ContentDefinition) =>
  roleCan(role, contentPermission(name, 'publish'));

/** The values of a new row as this person may create it: who may not publish creates drafts. */
export function withAllowedStatus(
  viewer: Viewer,
  definition: ContentDefinition,
  values: Input,
): Input {
  if (mayPublish(viewer, definition)) return values;
  requireDraft(values['status']);
  return { ...values, status: 'draft' satisfies ContentStatus };
}

/** Refuses a change by somebody who may not publish, unless the row is a draft and stays one. */
export function requirePublishRight(
  viewer: Viewer,
  definition: ContentDefinition,
  ...statuses: unknown[]
): void {
  if (!mayPublish(viewer, definition)) statuses.forEach(requireDraft);
}

/** Refuses texts in languages that a program's token does not include. */
export function requireTokenLanguages(
  { grants }: Viewer,
  definition: ContentDefinition,
  input: Input,
): void {
  if (!grants?.languages) return;
  const closed = LOCALES.filter((locale) => !grants.languages?.includes(locale));
  const names = fieldNames(definition).flatMap((name) =>
    closed.map((locale) => localizedName(name, locale)),
  );
  const written = names.filter((name) => input[name] !== undefined);
  if (written.length > 0)
    throw invalidFields(...written.map((field) => ({ field, rule: 'tokenLanguage' as const })));
}

function requireDraft(status: unknown): void {
  if ((status ?? 'draft') !== 'draft') throw new AppError('DRAFTS_ONLY');
}
