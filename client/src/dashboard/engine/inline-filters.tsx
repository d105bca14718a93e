import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterControl } from './filter-control';
import type { Filters } from './filters';
import { isFiltered } from './list-state';
import styles from './resource-toolbar.module.css';
import type { ListStateHandle } from './use-list-state';
import { useSetFilter } from './use-set-filter';

interface InlineFiltersProps {
  filters: Filters;
  list: ListStateHandle;
}

/** The filters of a list that has few of them, side by side in the toolbar. */
export function InlineFilters({ filters, list }: InlineFiltersProps) {
  const { t } = useTranslation();
  const setFilter = useSetFilter(list);
  const shown = Object.entries(filters).filter(
    ([name, { isLink }]) => !isLink || list.state.filters[name] !== undefined,
  );
  return (
    <>
      {shown.map(([name, filter]) => (
        <FilterControl
          key={name}
          className={styles.filter}
          filter={filter}
          value={list.state.filters[name]}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      {isFiltered(list.state) && (
        <Button icon={<ClearOutlined aria-hidden="true" />} onClick={list.reset}>
          {t('dashboard.filters.reset')}
        </Button>
      )}
    </>
  );
}
