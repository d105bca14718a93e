import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { UserRole } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { AppError } from '../errors/app-error.js';
import { FileStore, type OpenedFile } from './file-store.js';
import type { IncomingFile } from './incoming-file.js';
import { OrphanSweeper } from './orphan-sweeper.js';

const FOLDER = 'images';
const ADDRESS = '/public/images/';
const EXTENSION = 'webp';

/** A module whose rows use images. */
export interface ImageOwner {
  /** Returns those of the given image addresses that a row uses. */
  used: (urls: string[]) => Promise<string[]>;
  /** Returns those that everybody may see. */
  published: (urls: string[]) => Promise<string[]>;
  /** Who sees the others, too. */
  permission: Permission;
}

/** Images of what the public sees, and of drafts: encoded again, stored under random names, removed when no row uses them. */
@Injectable()
export class ImagesService {
  private readonly owners: ImageOwner[] = [];

  constructor(
    private readonly files: FileStore,
    private readonly sweeper: OrphanSweeper,
  ) {}

  /** Registers a module whose rows use images; images that no module uses are removed. */
  ownedBy(owner: ImageOwner): void {
    this.owners.push(owner);
    this.sweeper.own(FOLDER, async (names) => {
      const used = await owner.used(names.map((name) => ADDRESS + name));
      return used.map((url) => basename(url));
    });
  }

  /** Whether everybody may see an image, by its name. */
  async isPublished(name: string): Promise<boolean> {
    const url = ADDRESS + name;
    const found = await Promise.all(this.owners.map(({ published }) => published([url])));
    return found.flat().length > 0;
  }

  /** Whether somebody of the office may see an image that the public does not. */
  async isSeenBy(role: UserRole, name: string): Promise<boolean> {
    const owners = this.owners.filter(({ permission }) => roleCan(role, permission));
    const found = await Promise.all(owners.map(({ used }) => used([ADDRESS + name])));
    return found.flat().length > 0;
  }

  /**
   * Stores an uploaded image and returns its public address. The caller validates the rest of the input
   * first, and removes the image when the row cannot be written.
   *
   * @throws what `IncomingFile.read` and `reencodeImage` throw; nothing is left on disk then.
   */
  async store(file: IncomingFile, field: string, side?: number): Promise<string> {
    const { reencodeImage } = await import('./image-processing.js');
    const picture = await reencodeImage(await file.read(field, LIMITS.file), field, side);
    return ADDRESS + (await this.files.add(FOLDER, EXTENSION, picture));
  }

  /**
   * Removes an image that no row uses (any more), by the address that `store` returned; `failure` is what its
   * row could not be written for.
   */
  async remove(url: string | null | undefined, failure?: unknown): Promise<void> {
    if (url?.startsWith(ADDRESS)) await this.sweeper.removeUnused(FOLDER, basename(url), failure);
  }

  /** The bytes of an image, by the address that `store` returned. */
  async read(url: string): Promise<Buffer> {
    return buffer((await this.open(basename(url))).content);
  }

  /** An image by its name, the last part of its address. NOT_FOUND if there is none. */
  async open(name: string): Promise<OpenedFile> {
    const file = await this.files.open(`${FOLDER}/${name}`);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  }
}
