import type { PaginationProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from './page-size';

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
