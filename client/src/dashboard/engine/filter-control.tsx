import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../ui/day-input';
import { SEARCH_OPTIONS } from '../ui/search-options';
import { joinChoices, splitChoices, type Filter } from './filters';

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
