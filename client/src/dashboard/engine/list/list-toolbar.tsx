import { DeleteOutlined, FilterOutlined } from '@ant-design/icons';
import { Alert, Badge, Button, Select } from 'antd';
import { type ComponentProps, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCardLayout, useIsPhone } from '../../ui/screen-width';
import { FilterControl, FilterTags, InlineFilters } from './filter-controls';
import type { Filters } from './filters';
import styles from './list-toolbar.module.css';
import { type ListStateHandle, useSetFilter } from './use-list-state';
import { SearchBox } from '../../ui/search-box';
import type { Column } from './columns';
import type { ListSpec, Sort } from './list-state';

interface TrashNoticeProps {
  /** Translation key: what it means that a row is here. */
  text: string;
  onLeave(): void;
}

/** Shown above the trash, with a button back to the list. */
export function TrashNotice({ text, onLeave }: TrashNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      title={t('dashboard.trashNotice.title')}
      description={t(text)}
      action={<Button onClick={onLeave}>{t('dashboard.trashNotice.leave')}</Button>}
    />
  );
}

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
function ResourceToolbar({ resource, list, children }: ResourceToolbarProps) {
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

interface FilterPanelProps {
  id: string;
  filters: Filters;
  list: ListStateHandle;
}

/** All filters, each under its label. They act at once. */
function FilterPanel({ id, filters, list }: FilterPanelProps) {
  const { t } = useTranslation();
  const setFilter = useSetFilter(list);
  const shown = Object.entries(filters).filter(([, { isLink }]) => !isLink);
  return (
    <div id={id} role="group" aria-label={t('dashboard.filters.title')} className={styles.panel}>
      {shown.map(([name, filter]) => {
        const controlId = `${id}-${name}`;
        return (
          <div key={name} className={styles.field}>
            {filter.control !== 'flag' && <label htmlFor={controlId}>{t(filter.label)}</label>}
            <FilterControl
              id={controlId}
              className={styles.control}
              filter={filter}
              value={list.state.filters[name]}
              onChange={(value) => setFilter(name, value)}
            />
          </div>
        );
      })}
    </div>
  );
}

/** More filters than these do not fit beside the search. */
const INLINE_FILTERS = 4;

interface ListToolbarProps {
  resource: ComponentProps<typeof ResourceToolbar>['resource'] & { filters: Filters };
  list: ListStateHandle;
  /** The filters are behind a button rather than side by side; by default where they have no room. */
  folded?: boolean | undefined;
  /** Buttons beside the filters. */
  children?: ReactNode;
}

/** Search and filters; where those are behind a button, the ones that are set stand below it. */
export function ListToolbar({ resource, list, folded, children }: ListToolbarProps) {
  const isPhone = useIsPhone();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const filters = Object.fromEntries(
    Object.entries(resource.filters).filter(([, { isView }]) => !isView),
  );
  const isCrowded = Object.keys(filters).length > (isPhone ? 1 : INLINE_FILTERS);
  if (!(folded ?? isCrowded))
    return (
      <ResourceToolbar resource={resource} list={list}>
        <InlineFilters filters={filters} list={list} />
        {children}
      </ResourceToolbar>
    );
  const count = Object.keys(list.state.filters).filter((name) => filters[name]).length;
  return (
    <div className={styles.toolbar}>
      <ResourceToolbar resource={resource} list={list}>
        <Button
          icon={<FilterOutlined aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('dashboard.filters.title')}
          {/* The tags below name them. */}
          <Badge count={count} size="small" color="var(--gold)" aria-hidden="true" />
        </Button>
        {children}
      </ResourceToolbar>
      {isOpen && <FilterPanel id={panelId} filters={filters} list={list} />}
      <FilterTags filters={filters} list={list} />
    </div>
  );
}
