import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { formatShortDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { splitChoices, type Filter, type Filters } from './filters';
import { isFiltered } from './list-state';
import type { ListStateHandle } from './use-list-state';
import { useSetFilter } from './use-set-filter';
import styles from './list-toolbar.module.css';

/** What a filter is set to, in words. */
function useFilterText({ control, useOptions }: Filter<unknown>, value: string): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const options = useOptions();
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;
  if (control === 'day') return formatShortDate(value, locale);
  if (control === 'choices')
    return splitChoices(value).map(labelOf).join(t('dashboard.form.separator'));
  return labelOf(value);
}

interface FilterTagProps {
  filter: Filter<unknown>;
  value: string;
  onRemove(): void;
}

function FilterTag({ filter, value, onRemove }: FilterTagProps) {
  const { t } = useTranslation();
  const label = t(filter.label);
  const text = useFilterText(filter, value);
  const name = filter.control === 'flag' ? label : t('common.labelled', { label, value: text });
  return (
    <Button
      size="small"
      icon={<CloseOutlined aria-hidden="true" />}
      iconPlacement="end"
      className={styles.tag}
      aria-label={t('dashboard.filters.remove', { name })}
      onClick={onRemove}
    >
      <Bdi>{name}</Bdi>
    </Button>
  );
}

interface FilterTagsProps {
  filters: Filters;
  list: ListStateHandle;
}

/** The filters that are set. Each can be removed, or all with the search. */
export function FilterTags({ filters, list }: FilterTagsProps) {
  const { t } = useTranslation();
  const setFilter = useSetFilter(list);
  const { state, reset } = list;
  // A queue is chosen by its link above the list.
  const views = Object.keys(state.filters).filter((name) => !filters[name]);
  if (!isFiltered(state, views)) return null;
  return (
    <ul className={styles.tags} aria-label={t('dashboard.filters.set')}>
      {Object.entries(state.filters).map(([name, value]) => {
        const filter = filters[name];
        return (
          filter && (
            <li key={name}>
              <FilterTag
                filter={filter}
                value={value}
                onRemove={() => setFilter(name, undefined)}
              />
            </li>
          )
        );
      })}
      <li>
        <Button type="link" size="small" onClick={reset}>
          {t('dashboard.filters.reset')}
        </Button>
      </li>
    </ul>
  );
}
