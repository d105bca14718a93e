import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterControl } from '../engine/filter-control';
import type { Filters } from '../engine/filters';
import type { Resource } from '../engine/resource';
import { ResourceToolbar } from '../engine/resource-toolbar';
import type { ListStateHandle } from '../engine/use-list-state';
import { useSetFilter } from '../engine/use-set-filter';
import { ExportButton } from './export-button';
import { FilterTags } from './filter-tags';
import styles from './request-toolbar.module.css';

interface FilterPanelProps {
  id: string;
  filters: Filters;
  list: ListStateHandle;
}

/** All filters, each under its label. They act at once. */
function FilterPanel({ id, filters, list }: FilterPanelProps) {
  const { t } = useTranslation();
  const setFilter = useSetFilter(list);
  return (
    <div id={id} role="group" aria-label={t('dashboard.filters.title')} className={styles.panel}>
      {Object.entries(filters).map(([name, filter]) => {
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

interface RequestToolbarProps {
  resource: Parameters<typeof ResourceToolbar>[0]['resource'] &
    Pick<Resource<unknown, string, object>, 'filters' | 'createExport'>;
  list: ListStateHandle;
}

/** Search, the filters behind a button, and below them those that are set. */
export function RequestToolbar({ resource, list }: RequestToolbarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { createExport } = resource;
  const filters = Object.fromEntries(
    Object.entries(resource.filters).filter(([, { isView }]) => !isView),
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
        {createExport && (
          <ExportButton
            name={t(`admin.${resource.name}.title`)}
            state={list.state}
            createExport={createExport}
          />
        )}
      </ResourceToolbar>
      {isOpen && <FilterPanel id={panelId} filters={filters} list={list} />}
      <FilterTags filters={filters} list={list} />
    </div>
  );
}
