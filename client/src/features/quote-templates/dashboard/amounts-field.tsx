import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@contract/locales';
import { QUOTE_LIMITS } from '@contract/quotes';
import { Bdi } from '../../../components/bdi';
import type { ControlProps } from '../../../dashboard/engine/field-types';
import { customField } from '../../../dashboard/engine/form/fields';
import { useLocale } from '../../../lib/i18n/i18n';
import styles from './amounts-field.module.css';

const HUNDRED = 100;

/** What the lines are called: in the language of the reader, else in the first that has the line. */
function useTitles(): string[] {
  const form = Form.useFormInstance();
  const locale = useLocale();
  const typed = {
    ar: Form.useWatch<string[] | undefined>('linesAr', form) ?? [],
    fr: Form.useWatch<string[] | undefined>('linesFr', form) ?? [],
    en: Form.useWatch<string[] | undefined>('linesEn', form) ?? [],
  };
  const lists = [typed[locale], ...LOCALES.map((each) => typed[each])];
  const count = Math.max(...lists.map(({ length }) => length));
  return Array.from(
    { length: count },
    (_, place) => lists.find((list) => list[place])?.[place] ?? '',
  );
}

/** An amount for each line, in dinars; an empty one is written in each quote. */
function AmountsControl({ value = [], onChange, ...rest }: ControlProps<number[]>) {
  const { t } = useTranslation();
  const titles = useTitles();
  const write = (place: number, dinars: number | null) =>
    onChange?.(
      titles.map((_, each) =>
        each === place ? Math.round((dinars ?? 0) * HUNDRED) : (value[each] ?? 0),
      ),
    );
  return (
    <ul {...rest} className={styles.amounts}>
      {titles.length === 0 && <li>{t('admin.quoteTemplates.amountsFirst')}</li>}
      {titles.map((title, place) => (
        // lines have no other name than their place
        <li key={place} className={styles.amount}>
          <Bdi>{title}</Bdi>
          <InputNumber<number>
            aria-label={`${title} – ${t('quotes.amountIn')}`}
            min={0.01}
            max={QUOTE_LIMITS.amount.max / HUNDRED}
            precision={2}
            decimalSeparator=","
            controls={false}
            style={{ direction: 'ltr' }}
            value={value[place] ? value[place] / HUNDRED : null}
            onChange={(dinars) => write(place, dinars)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The amounts of the lines of a template, in centimes. */
export const amountsField = customField<number[]>(
  {
    label: 'admin.quoteTemplates.fields.amounts',
    help: 'admin.quoteTemplates.amountsHelp',
    optional: true,
  },
  { initial: [], control: () => <AmountsControl />, rules: () => [] },
);
