import { Injectable } from '@nestjs/common';
import { consultantContent } from '../../contract/content/consultant.js';
import type { Locale } from '../../contract/locales.js';
import { contentPermission } from '../../contract/permissions.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { ImagesService } from '../../platform/files/images.service.js';
import type { IncomingFile } from '../../platform/files/incoming-file.js';
import type { KeyedCall } from '../../platform/idempotency/idempotency.js';
import { ConsultantEntity } from './consultant.entity.js';
import { consultantStats } from './consultant.types.js';

const USED_IMAGES = `
  SELECT image_url AS url FROM consultants WHERE image_url = ANY($1)`;
const PUBLISHED_IMAGES = `${USED_IMAGES} AND ${IS_PUBLIC}`;

type ConsultantStats = InstanceType<typeof consultantStats.type>;
type Changing = ContentService<ConsultantEntity, ConsultantStats>['change'];

interface ImageInput {
  image?: IncomingFile | null;
}

/** The firm's consultants, each with a picture. */
@Injectable()
export class ConsultantsService extends ContentService<ConsultantEntity, ConsultantStats> {
  constructor(
    dependencies: ContentDependencies,
    private readonly images: ImagesService,
  ) {
    super(dependencies, consultantContent, {
      ...{ entity: ConsultantEntity, stats: consultantStats },
      publicInstead: { rating: 'shownRating', consultations: 'shownConsultations' },
    });
    images.ownedBy({
      used: (urls) => this.imagesBy(USED_IMAGES, urls),
      published: (urls) => this.imagesBy(PUBLISHED_IMAGES, urls),
      permission: contentPermission('consultant', 'read'),
    });
  }

  protected override insert(
    viewer: Viewer,
    input: ImageInput,
    call?: KeyedCall,
  ): Promise<ConsultantEntity> {
    return this.withStoredImage(input, (values) => super.insert(viewer, values, call));
  }

  override async update(
    viewer: Viewer,
    id: string,
    input: ImageInput,
    language?: Locale,
  ): Promise<ConsultantEntity> {
    if (input.image) await this.reads.get(viewer, id);
    return this.withStoredImage(input, (values) => super.update(viewer, id, values, language));
  }

  /** Removes the replaced picture after the change is committed. */
  protected override async change(
    ...[viewer, id, verb, patch]: Parameters<Changing>
  ): Promise<ConsultantEntity> {
    let replaced: string | null = null;
    const row = await super.change(viewer, id, verb, async (before, transaction) => {
      const values = await patch(before, transaction);
      if (values.imageUrl) replaced = before.imageUrl;
      return values;
    });
    await this.images.remove(replaced);
    return row;
  }

  /** Stores the picture of an input, if there is one, and removes it again if the row cannot be written. */
  private async withStoredImage<T>(
    { image, ...values }: ImageInput,
    write: (values: object) => Promise<T>,
  ): Promise<T> {
    if (!image) return write(values);
    const imageUrl = await this.images.store(image, 'image');
    try {
      return await write({ ...values, imageUrl });
    } catch (error) {
      await this.images.remove(imageUrl, error);
      throw error;
    }
  }

  private async imagesBy(statement: string, urls: string[]): Promise<string[]> {
    const rows = await this.dependencies.database.query<{ url: string }>(statement, [urls]);
    return rows.map(({ url }) => url);
  }
}
