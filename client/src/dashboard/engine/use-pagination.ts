import type { PaginationProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';

interface PaginationOptions {
  page: number;
  total: number;
  onChange(page: number): void;
}

/** Props of antd's Pagination for a list of the API. */
export function usePagination({ page, total, onChange }: PaginationOptions): PaginationProps {
  const { t } = useTranslation();
  return {
    current: page,
    pageSize: LIMITS.list.defaultLimit,
    total,
    showSizeChanger: false,
    showTotal: (count, [from, to]) => t('dashboard.pagination', { from, to, count }),
    onChange,
  };
}
