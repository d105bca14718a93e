import { Button, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClearOutlined, CloseOutlined } from '@ant-design/icons';
import { DayInput } from '../../ui/day-input';
import { SEARCH_OPTIONS } from '../../ui/input-props';
import { type Filter, type Filters, joinChoices, splitChoices } from './filters';
import { isFiltered } from './list-state';
import styles from './list-toolbar.module.css';
import { type ListStateHandle, useSetFilter } from './use-list-state';
import { Bdi } from '../../../components/bdi';
import { formatShortDate } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';

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

/** A value for "any", because a select shows no label for `undefined`. */
const ANY = '';

interface FilterControlProps {
  filter: Filter<unknown>;
  value: string | undefined;
  onChange(value: string | undefined): void;
  className?: string | undefined;
  /** Id of the element, for a label that stands beside it. Without one, the label is in the control. */
  id?: string;
}

function ChoiceControl({ filter, value, onChange, className, id }: FilterControlProps) {
  const { t } = useTranslation();
  const { label, useOptions } = filter;
  return (
    <Select
      id={id}
      className={className}
      prefix={id ? undefined : t('common.label', { label: t(label) })}
      aria-label={t(label)}
      showSearch={id ? SEARCH_OPTIONS : false}
      value={value ?? ANY}
      options={[{ value: ANY, label: t('dashboard.filters.any') }, ...useOptions()]}
      onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
    />
  );
}

function ChoicesControl({ filter, value, onChange, className, id }: FilterControlProps) {
  const { t } = useTranslation();
  const { label, useOptions } = filter;
  return (
    <Select
      id={id}
      className={className}
      mode="multiple"
      prefix={id ? undefined : t('common.label', { label: t(label) })}
      showSearch={SEARCH_OPTIONS}
      maxTagCount="responsive"
      allowClear
      aria-label={t(label)}
      placeholder={t('dashboard.filters.any')}
      value={splitChoices(value)}
      options={[...useOptions()]}
      onChange={(chosen) => onChange(joinChoices(chosen))}
    />
  );
}

function DayControl({ filter, value, onChange, className, id }: FilterControlProps) {
  const { t } = useTranslation();
  return (
    <DayInput
      id={id}
      className={className}
      prefix={id ? undefined : t('common.label', { label: t(filter.label) })}
      aria-label={t(filter.label)}
      value={value}
      onChange={(day) => onChange(day || undefined)}
    />
  );
}

function FlagControl({ filter, value, onChange, id }: FilterControlProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      id={id}
      checked={value !== undefined}
      onChange={({ target }) => onChange(target.checked ? 'true' : undefined)}
    >
      {t(filter.label)}
    </Checkbox>
  );
}

const CONTROLS = {
  choice: ChoiceControl,
  choices: ChoicesControl,
  day: DayControl,
  flag: FlagControl,
};

/** The control of one filter. */
export function FilterControl(props: FilterControlProps) {
  const Control = CONTROLS[props.filter.control];
  return <Control {...props} />;
}
