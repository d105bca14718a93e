import { LIMITS } from '@contract/limits';
import { readText, writeText } from '../../lib/storage';

/** Rows on a page that can be chosen; the server takes up to 100. */
export const PAGE_SIZES: readonly number[] = [LIMITS.list.defaultLimit, 25, 50, 100];

const keyOf = (list: string) => `mizan.pageSize.${list}`;

/** The size, or undefined for anything that cannot be chosen. */
export function toPageSize(text: string | null | undefined): number | undefined {
  return PAGE_SIZES.find((size) => String(size) === text);
}

/** The size that was last chosen for this list in this browser. */
export function rememberedPageSize(list: string): number {
  return toPageSize(readText(keyOf(list))) ?? LIMITS.list.defaultLimit;
}

export function rememberPageSize(list: string, size: number): void {
  writeText(keyOf(list), String(size));
}

/** The page on which the first row of the page before is, when pages get another size. */
export const pageAfterResize = (page: number, before: number, after: number) =>
  Math.floor(((page - 1) * before) / after) + 1;
