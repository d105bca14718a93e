import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ListToolbar } from '../engine/list-toolbar';
import type { Resource } from '../engine/resource';
import type { ListStateHandle } from '../engine/use-list-state';
import { ExportButton } from './export-button';

interface RequestToolbarProps {
  resource: ComponentProps<typeof ListToolbar>['resource'] &
    Pick<Resource<unknown, string, object>, 'createExport'>;
  list: ListStateHandle;
}

/** Search, filters and the export of what they leave. */
export function RequestToolbar({ resource, list }: RequestToolbarProps) {
  const { t } = useTranslation();
  const { createExport } = resource;
  return (
    <ListToolbar resource={resource} list={list} folded>
      {createExport && (
        <ExportButton
          name={t(`admin.${resource.name}.title`)}
          state={list.state}
          createExport={createExport}
        />
      )}
    </ListToolbar>
  );
}
