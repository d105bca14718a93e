import type { ContentDefinition } from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { contentPermission, roleCan } from '../contract/permissions.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Viewer } from '../platform/request-context/viewer.js';

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

function requireDraft(status: unknown): void {
  if ((status ?? 'draft') !== 'draft') throw new AppError('DRAFTS_ONLY');
}
