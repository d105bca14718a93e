import { Injectable } from '@nestjs/common';
import type { ImageSetting } from '../../contract/setting-kinds.js';
import { definitionsOf } from '../../contract/settings.js';
import { Database } from '../../platform/database/database.js';
import { ImagesService } from '../../platform/files/images.service.js';
import { IncomingFile } from '../../platform/files/incoming-file.js';

/** The group whose settings may be pictures. */
const GROUP = 'general';
/** How errors name a picture: by its place in the input that it came with. */
export const PICTURE_PLACE = `${GROUP}.`;
const PICTURES = Object.entries(definitionsOf(GROUP)).filter(
  (entry): entry is [string, ImageSetting] => entry[1].kind === 'image',
);
const USED = `
  SELECT value AS url FROM settings, jsonb_each_text(values)
  WHERE id = '${GROUP}' AND value = ANY($1)`;

type Changes = Record<string, unknown>;
/** Addresses by the names of settings; null where one is removed. */
type Addresses = Record<string, string | null>;

/** Stores the pictures of the settings as files. */
@Injectable()
export class SettingPictures {
  constructor(
    private readonly images: ImagesService,
    database: Database,
  ) {
    const used = async (urls: string[]) => {
      const rows = await database.query<{ url: string }>(USED, [urls]);
      return rows.map(({ url }) => url);
    };
    images.ownedBy({ used, published: used, permission: 'settings.manage' });
  }

  /**
   * Runs `write` with the addresses of the pictures among `changes`. Those it replaces are removed afterwards; the new
   * ones are, if it fails. Errors name a picture with `place` before its name.
   */
  async around<T>(
    before: Changes,
    { changes, place }: { changes: Changes; place: string },
    write: (addresses: Addresses) => Promise<T>,
  ): Promise<T> {
    const addresses: Addresses = {};
    try {
      for (const [name, { side }] of PICTURES) {
        const given = changes[name];
        if (given instanceof IncomingFile)
          addresses[name] = await this.images.store(given, `${place}${name}`, side);
        else if (given === null) addresses[name] = null;
      }
      const answer = await write(addresses);
      await this.removeAll(Object.keys(addresses).map((name) => before[name]));
      return answer;
    } catch (error) {
      await this.removeAll(Object.values(addresses), error);
      throw error;
    }
  }

  private async removeAll(urls: readonly unknown[], failure?: unknown): Promise<void> {
    for (const url of urls) if (typeof url === 'string') await this.images.remove(url, failure);
  }
}
