import { useTranslation } from 'react-i18next';
import type { RequestDefinition } from '@contract/requests/define-request';
import type { RequestField } from '@contract/requests/request-fields';
import { Bdi, Ltr } from '../../components/bdi';
import { Fact } from '../../components/facts';
import { FreeText } from '../../components/free-text';
import { formatDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './sent-facts.module.css';
import { fieldLabel } from './field-label';
import { type FieldOrder, isLongText, orderedFields, valueOf } from './shown-fields';

function SentValue({ field, value }: { field: RequestField; value: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (isLongText(field)) return <FreeText className={styles.words}>{value}</FreeText>;
  if (field.kind === 'day') return formatDate(value, locale);
  if (field.kind === 'choice') return t(`words.${field.term}.${value}`);
  if (field.kind === 'email' || field.kind === 'phone' || field.kind === 'webAddress')
    return <Ltr>{value}</Ltr>;
  return <Bdi>{value}</Bdi>;
}

interface SentFactsProps extends FieldOrder {
  definition: RequestDefinition;
  request: object;
}

/** What the person sent, field by field; ids, numbers and moments need words of their own. Empty fields are not listed. */
export function SentFacts({ definition, request, ...order }: SentFactsProps) {
  const { t } = useTranslation();
  const { name, email, phone } = definition.person;
  const { last = [name, email, phone] } = order;
  return orderedFields(definition, { ...order, last }).map((key) => {
    const field = definition.fields[key];
    const value = valueOf(request, key);
    if (!field || field.writtenBy || !value || field.kind === 'id' || field.kind === 'instant')
      return null;
    return (
      <Fact key={key} label={fieldLabel(t, definition, key)}>
        <SentValue field={field} value={value} />
      </Fact>
    );
  });
}
