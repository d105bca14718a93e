import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../ui/use-media-query';
import { FilterControl } from './filter-control';
import { FilterTags } from './filter-tags';
import type { Filters } from './filters';
import { InlineFilters } from './inline-filters';
import styles from './list-toolbar.module.css';
import { ResourceToolbar } from './resource-toolbar';
import type { ListStateHandle } from './use-list-state';
import { useSetFilter } from './use-set-filter';

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
  folded?: boolean;
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
