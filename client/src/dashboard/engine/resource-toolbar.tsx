import { ClearOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../ui/search-box';
import { useIsCardLayout } from '../ui/use-media-query';
import type { Column } from './columns';
import type { Filter, Filters } from './filters';
import { isFiltered, type ListSpec, type Sort } from './list-state';
import styles from './resource-toolbar.module.css';
import type { ListStateHandle } from './use-list-state';

/** A value for "any", because a select shows no label for `undefined`. */
const ANY = '';

interface SortSelectProps {
  titles: Record<string, string>;
  sort: Sort;
  onSort(sort: Sort): void;
}

/** Sorting for cards, which have no table header. */
function SortSelect({ titles, sort, onSort }: SortSelectProps) {
  const { t } = useTranslation();
  const options = Object.entries(titles).flatMap(([by, title]) =>
    (['asc', 'desc'] as const).map((order) => ({
      value: `${by}.${order}`,
      label: t(`dashboard.sort.${order}`, { field: t(title) }),
    })),
  );
  return (
    <Select
      className={`${styles.filter} ${styles.sort}`}
      prefix={t('common.label', { label: t('dashboard.sort.label') })}
      aria-label={t('dashboard.sort.label')}
      value={`${sort.by}.${sort.order}`}
      options={options}
      onChange={(text) => {
        const [by = '', order] = text.split('.');
        onSort({ by, order: order === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
}

interface FilterSelectProps {
  filter: Filter<unknown>;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const { t } = useTranslation();
  const { label, useOptions } = filter;
  return (
    <Select
      className={styles.filter}
      prefix={t('common.label', { label: t(label) })}
      aria-label={t(label)}
      value={value ?? ANY}
      options={[{ value: ANY, label: t('dashboard.filters.any') }, ...useOptions()]}
      onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
    />
  );
}

interface ResourceToolbarProps {
  resource: {
    name: string;
    filters: Filters;
    spec: ListSpec;
    columns: readonly Pick<Column<never>, 'sortBy' | 'title'>[];
  };
  list: ListStateHandle;
}

/** Search, filters and the button of the trash. */
export function ResourceToolbar({ resource, list }: ResourceToolbarProps) {
  const { t } = useTranslation();
  const asCards = useIsCardLayout();
  const { state, change, reset } = list;
  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );
  const sortTitles = Object.fromEntries(
    resource.columns.flatMap(({ sortBy, title }) => (sortBy ? [[sortBy, title]] : [])),
  ) as Record<string, string>;

  return (
    <div className={styles.bar} role="search">
      <div className={styles.search}>
        <SearchBox
          value={state.search}
          placeholder={t([`admin.${resource.name}.searchPlaceholder`, 'dashboard.search'])}
          onSearch={search}
        />
      </div>
      {Object.entries(resource.filters).map(([name, filter]) => (
        <FilterSelect
          key={name}
          filter={filter}
          value={state.filters[name]}
          onChange={(value) => {
            const { [name]: _before, ...others } = state.filters;
            change({ filters: value === undefined ? others : { ...others, [name]: value } });
          }}
        />
      ))}
      {asCards && sortTitles[state.sort.by] && (
        <SortSelect titles={sortTitles} sort={state.sort} onSort={(sort) => change({ sort })} />
      )}
      {isFiltered(state) && (
        <Button icon={<ClearOutlined aria-hidden="true" />} onClick={reset}>
          {t('dashboard.filters.reset')}
        </Button>
      )}
      {resource.spec.hasTrash && (
        <Button
          className={styles.trash}
          type={state.trash ? 'primary' : 'default'}
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-pressed={state.trash}
          onClick={() => change({ trash: !state.trash })}
        >
          {t('dashboard.trash')}
        </Button>
      )}
    </div>
  );
}
