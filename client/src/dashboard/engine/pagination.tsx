import type { PaginationProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import type { ListStateHandle } from './use-list-state';

/** Pages of a list: where we are, how many there are, and which rows these are. */
export function usePagination(list: ListStateHandle, total: number): PaginationProps {
  const { t } = useTranslation();
  return {
    current: list.state.page,
    pageSize: LIMITS.list.defaultLimit,
    total,
    showSizeChanger: false,
    showTotal: (count, [from, to]) => t('dashboard.pagination', { from, to, count }),
    onChange: (page) => list.change({ page }),
  };
}
