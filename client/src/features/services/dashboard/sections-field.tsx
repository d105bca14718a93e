import { Button, type FormRule, Select } from 'antd';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_SECTION_KINDS, SERVICE_SECTION_LIMITS } from '@contract/content/service';
import { type Locale, LOCALE_SUFFIX, LOCALES } from '@contract/locales';
import { charactersIn } from '@contract/characters';
import { customField } from '../../../dashboard/engine/form/fields';
import type { ControlProps, RuleContext } from '../../../dashboard/engine/field-types';
import type { ServiceSectionInput } from '../../../graphql/generated/graphql';
import { LinesControl } from '../../../dashboard/engine/form/controls';
import { SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';
import styles from './sections-field.module.css';

type Section = ServiceSectionInput;

interface LinesProps {
  locale: Locale;
  items: readonly string[];
  onChange(items: string[]): void;
}

/** The entries in one language, with their number. */
function Lines({ locale, items, onChange }: LinesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t(`dashboard.languages.${locale}`)}
        <span className={styles.count}>
          {t('admin.services.sections.count', { count: items.length })}
        </span>
      </label>
      <LinesControl id={id} locale={locale} value={[...items]} onChange={onChange} />
    </div>
  );
}

interface SectionCardProps {
  section: Section;
  index: number;
  count: number;
  taken: ReadonlySet<Section['kind']>;
  onChange(section: Section): void;
  onMove(to: number): void;
  onRemove(): void;
}

function SectionCard(props: SectionCardProps) {
  const { section, index, count, taken, onChange, onMove, onRemove } = props;
  const { t } = useTranslation();
  const name = t(`service.sections.${section.kind}`);
  return (
    <div className={styles.card} role="group" aria-label={name}>
      <div className={styles.head}>
        <Select
          className={styles.kind}
          aria-label={t('admin.services.sections.kind')}
          value={section.kind}
          showSearch={SEARCH_OPTIONS}
          options={SERVICE_SECTION_KINDS.filter(
            (kind) => kind === section.kind || !taken.has(kind),
          ).map((kind) => ({ value: kind, label: t(`service.sections.${kind}`) }))}
          onChange={(kind) => onChange({ ...section, kind })}
        />
        <Button
          type="text"
          icon={<ArrowUpOutlined aria-hidden="true" />}
          disabled={index === 0}
          aria-label={t('admin.services.sections.up', { name })}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined aria-hidden="true" />}
          disabled={index === count - 1}
          aria-label={t('admin.services.sections.down', { name })}
          onClick={() => onMove(index + 1)}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('admin.services.sections.remove', { name })}
          onClick={onRemove}
        />
      </div>
      <div className={styles.languages}>
        {LOCALES.map((locale) => {
          const key = `items${LOCALE_SUFFIX[locale]}` as const;
          return (
            <Lines
              key={locale}
              locale={locale}
              items={section[key]}
              onChange={(items) => onChange({ ...section, [key]: items })}
            />
          );
        })}
      </div>
    </div>
  );
}

function moveSection(sections: readonly Section[], from: number, to: number): Section[] {
  const others = sections.filter((_section, index) => index !== from);
  const one = sections.slice(from, from + 1);
  return [...others.slice(0, to), ...one, ...others.slice(to)];
}

/** The sections of a service: their kinds, their order, and their entries in each language. */
function SectionsControl({ id, value = [], onChange }: ControlProps<Section[]>) {
  const { t } = useTranslation();
  const taken = new Set(value.map(({ kind }) => kind));
  const free = SERVICE_SECTION_KINDS.find((kind) => !taken.has(kind));
  const isFull = free === undefined || value.length >= SERVICE_SECTION_LIMITS.maxSections;
  return (
    <div id={id} className={styles.sections} tabIndex={-1}>
      {value.map((section, index) => (
        <SectionCard
          key={section.kind}
          section={section}
          index={index}
          count={value.length}
          taken={taken}
          onChange={(next) => onChange?.(value.map((old) => (old === section ? next : old)))}
          onMove={(to) => onChange?.(moveSection(value, index, to))}
          onRemove={() => onChange?.(value.filter((old) => old !== section))}
        />
      ))}
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={isFull}
        onClick={() =>
          free && onChange?.([...value, { kind: free, itemsAr: [], itemsFr: [], itemsEn: [] }])
        }
      >
        {t('admin.services.sections.add')}
      </Button>
    </div>
  );
}

const { maxItems, item } = SERVICE_SECTION_LIMITS;

function sectionErrorOf(t: RuleContext['t'], section: ServiceSectionInput): string | undefined {
  const name = t(`service.sections.${section.kind}`);
  const lists = LOCALES.map((locale) => section[`items${LOCALE_SUFFIX[locale]}`]);
  if (lists.every((items) => items.length === 0))
    return t('admin.services.sections.empty', { name });
  if (lists.some((items) => items.length > maxItems)) {
    return t('admin.services.sections.tooMany', { name, max: maxItems, count: maxItems });
  }
  const isInvalid = (text: string) =>
    charactersIn(text) < item.min || charactersIn(text) > item.max;
  return lists.some((items) => items.some(isInvalid))
    ? t('admin.services.sections.length', { name, min: item.min, max: item.max, count: item.max })
    : undefined;
}

function sectionsRule({ t }: RuleContext): FormRule {
  return {
    validator: (_rule, sections: ServiceSectionInput[] = []) => {
      const sectionError = sections.map((section) => sectionErrorOf(t, section)).find(Boolean);
      return sectionError ? Promise.reject(new Error(sectionError)) : Promise.resolve();
    },
  };
}

/** The sections of a service, each with a list in three languages. */
export const sectionsField = customField<ServiceSectionInput[]>(
  {
    label: 'admin.services.fields.sections',
    help: 'admin.services.sections.help',
    optional: true,
  },
  {
    initial: [],
    control: () => <SectionsControl />,
    rules: (context) => [sectionsRule(context)],
  },
);
