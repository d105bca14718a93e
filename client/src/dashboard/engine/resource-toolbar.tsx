import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../ui/search-box';
import { useIsCardLayout } from '../ui/use-media-query';
import type { Column } from './columns';
import type { ListSpec, Sort } from './list-state';
import styles from './resource-toolbar.module.css';
import type { ListStateHandle } from './use-list-state';

interface SortSelectProps {
  titles: Record<string, string>;
  /** An order of several fields, which belongs to no column. */
  ownOrder: { sort: Sort; label: string } | undefined;
  sort: Sort;
  onSort(sort: Sort): void;
}

const valueOf = ({ by, order }: Sort) => `${by}.${order}`;

/** Sorting for cards, which have no table header. */
function SortSelect({ titles, ownOrder, sort, onSort }: SortSelectProps) {
  const { t } = useTranslation();
  const options = Object.entries(titles).flatMap(([by, title]) =>
    (['asc', 'desc'] as const).map((order) => ({
      value: `${by}.${order}`,
      label: t(`dashboard.sort.${order}`, { field: t(title) }),
    })),
  );
  const own = ownOrder && { value: valueOf(ownOrder.sort), label: t(ownOrder.label) };
  return (
    <Select
      className={styles.filter}
      prefix={t('common.label', { label: t('dashboard.sort.label') })}
      aria-label={t('dashboard.sort.label')}
      value={valueOf(sort)}
      options={own ? [own, ...options] : options}
      onChange={(text) => {
        const [by = '', order] = text.split('.');
        onSort({ by, order: order === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
}

interface ResourceToolbarProps {
  resource: {
    name: string;
    spec: ListSpec;
    restore?: unknown;
    defaultSortLabel?: string;
    columns: readonly Pick<Column<never>, 'sortBy' | 'title'>[];
  };
  list: ListStateHandle;
  /** The controls of its filters. */
  children: ReactNode;
}

/** Search, filters and the button of the trash. */
export function ResourceToolbar({ resource, list, children }: ResourceToolbarProps) {
  const { t } = useTranslation();
  const asCards = useIsCardLayout();
  const { state, change } = list;
  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );
  const sortTitles = Object.fromEntries(
    resource.columns.flatMap(({ sortBy, title }) => (sortBy ? [[sortBy, title]] : [])),
  ) as Record<string, string>;

  const { defaultSortLabel: label, spec } = resource;
  const mayRestore = resource.restore !== undefined;
  const ownOrder = label === undefined ? undefined : { sort: spec.defaultSort, label };

  return (
    <div className={styles.bar} role="search">
      <div className={styles.search}>
        <SearchBox
          value={state.search}
          placeholder={t([`admin.${resource.name}.searchPlaceholder`, 'dashboard.search'])}
          onSearch={search}
        />
      </div>
      {children}
      {spec.hasTrash && mayRestore && (
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
      {asCards && (ownOrder || sortTitles[state.sort.by]) && (
        <SortSelect
          titles={sortTitles}
          ownOrder={ownOrder}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
    </div>
  );
}
