import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '32m';
const CHUNK = Buffer.alloc(64 * 1024);
/** The smallest piece of a file that the disk keeps. */
const PAGE = Buffer.alloc(4096);
const FILL_AGAIN_MS = 20;

/** A file system in memory of its own, which can be full. */
export class SmallDisk {
  private filling?: NodeJS.Timeout;

  private constructor(readonly folder: string) {}

  /** Whether this user may mount one. */
  static areMountable(): boolean {
    const folder = mkdtempSync(join(tmpdir(), 'mizan-disk-'));
    const isMounted = mount(folder);
    if (isMounted) unmount(folder);
    rmdirSync(folder);
    return isMounted;
  }

  static mount(): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'mizan-disk-'));
    if (!mount(folder)) throw new Error(`${folder} could not be mounted`);
    return new SmallDisk(folder);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Leaves no room, and takes what becomes free, until `free`. */
  fill(): void {
    this.fillUp();
    this.filling = setInterval(() => this.fillUp(), FILL_AGAIN_MS);
  }

  free(): void {
    clearInterval(this.filling);
    rmSync(this.path('filler'), { force: true });
  }

  unmount(): void {
    this.free();
    unmount(this.folder);
    rmdirSync(this.folder);
  }

  private fillUp(): void {
    for (const piece of [CHUNK, PAGE]) while (this.add(piece));
  }

  private add(piece: Buffer): boolean {
    try {
      appendFileSync(this.path('filler'), piece);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOSPC') return false;
      throw error;
    }
  }
}

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'none', folder]).status === 0;

const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);
