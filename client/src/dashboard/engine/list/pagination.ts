import type { PaginationProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallback, useState } from 'react';
import { LIMITS } from '@contract/limits';
import { readText, writeText } from '../../../lib/storage';

/** The page size of a list whose state is not in the URL. It is remembered in this browser. */
export function usePageSize(list: string): [number, (size: number) => void] {
  const [size, setSize] = useState(() => rememberedPageSize(list));
  const choose = useCallback(
    (chosen: number) => {
      setSize(chosen);
      rememberPageSize(list, chosen);
    },
    [list],
  );
  return [size, choose];
}

/** Rows on a page that can be chosen; the server takes up to 100. */
const PAGE_SIZES: readonly number[] = [LIMITS.list.defaultLimit, 25, 50, 100];

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

interface PaginationOptions {
  page: number;
  size: number;
  total: number;
  onChange(page: number, size: number): void;
}

/** Props of antd's Pagination for a list of the API. */
export function usePagination({ page, size, total, onChange }: PaginationOptions): PaginationProps {
  const { t } = useTranslation();
  return {
    current: page,
    pageSize: size,
    total,
    pageSizeOptions: [...PAGE_SIZES],
    showSizeChanger: total > Math.min(...PAGE_SIZES) && {
      'aria-label': t('dashboard.pageSize'),
      showSearch: false,
    },
    showTotal: (count, [from, to]) => t('dashboard.pagination', { from, to, count }),
    onChange,
  };
}
