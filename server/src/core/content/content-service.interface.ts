import type { ContentStatus } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';
import type { Viewer } from '../request-context/viewer.js';
import type { RequestedFields } from '../graphql/requested-fields.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../database/page.js';
import type { ContentFilters } from './content.args.js';

/** A row's id: a UUID, or a number for entities with numbered rows. */
export type ContentId = string | number;

/** Whether a slug can be used, and which row in the trash holds it if one does. */
export interface SlugAvailability {
  available: boolean;
  trashedId?: string;
}

/** The operations of a content service that REST and GraphQL call. */
export interface ContentServiceInterface {
  list(viewer: Viewer, args: ContentFilters, requested?: RequestedFields): Promise<Page<object>>;
  listPublic(args: ListArgs, requested?: RequestedFields): Promise<Page<object>>;
  get(viewer: Viewer, id: ContentId, language?: Locale, deleted?: boolean | null): Promise<object>;
  getPublicBy(key: 'slug' | 'id', value: ContentId, language?: Locale): Promise<object>;
  getAllLanguages(viewer: Viewer, id: ContentId, deleted?: boolean): Promise<object>;
  stats(viewer: Viewer): Promise<object>;
  checkSlug(viewer: Viewer, slug: string, excludeId?: ContentId): Promise<SlugAvailability>;
  create(viewer: Viewer, input: object, language?: Locale, key?: string | null): Promise<object>;
  update(viewer: Viewer, id: ContentId, input: object, language?: Locale): Promise<object>;
  remove(viewer: Viewer, id: ContentId): Promise<boolean>;
  restore(viewer: Viewer, id: ContentId, language?: Locale): Promise<object>;
  toggleStatus(
    viewer: Viewer,
    id: ContentId,
    to?: ContentStatus,
    language?: Locale,
  ): Promise<object>;
  toggleFlag(viewer: Viewer, id: ContentId, flag: string, language?: Locale): Promise<object>;
  reorder(viewer: Viewer, id: ContentId, order: number, language?: Locale): Promise<object>;
}
