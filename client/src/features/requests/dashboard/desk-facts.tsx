import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestDefinition } from '@contract/requests/define-request';
import type { RequestField } from '@contract/requests/request-fields';
import { Bdi, Ltr } from '../../../components/bdi';
import { FreeText } from '../../../components/free-text';
import { PartHeading } from '../../../dashboard/desk/request-details';
import styles from '../../../dashboard/desk/request-details.module.css';
import { EmailLink, PhoneLink } from '../../../dashboard/ui/texts';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact } from '../../../dashboard/ui/page-parts';
import { fieldLabel } from '../field-label';
import { type FieldOrder, isLongText, orderedFields, valueOf } from '../shown-fields';

interface DeskFactsProps extends FieldOrder {
  definition: RequestDefinition;
  request: object;
  /** Shown instead of the value of a field, such as a control that changes it. */
  special?: Record<string, ReactNode>;
  /** Fields that were left out are not listed. */
  withoutEmpty?: boolean;
}

/** A link that somebody typed. It opens apart, and learns nothing of the dashboard. */
function OutsideLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <Ltr>{address}</Ltr>
    </a>
  );
}

function DeskValue({
  field,
  value,
  request,
}: {
  field: RequestField;
  value: string;
  request: object;
}) {
  const { t } = useTranslation();
  if (!value) return <span className={styles.missing}>{t('dashboard.notSpecified')}</span>;
  if (field.kind === 'email') return <EmailLink address={value} />;
  if (field.kind === 'phone')
    return <PhoneLink phone={value} e164={valueOf(request, field.international) || null} />;
  if (field.kind === 'webAddress') return <OutsideLink address={value} />;
  if (field.kind === 'day') return <DateText value={value} />;
  if (field.kind === 'choice') return t(`words.${field.term}.${value}`);
  return <Bdi>{value}</Bdi>;
}

const NOT_SHOWN: readonly RequestField['kind'][] = ['flag', 'id', 'instant', 'number'];

/** What the office reads of a request, field by field, but for long texts, ids, numbers and moments. */
export function DeskFacts(props: DeskFactsProps) {
  const { definition, request, special = {}, withoutEmpty = false, ...order } = props;
  const { t } = useTranslation();
  return orderedFields(definition, order).map((name) => {
    const field = definition.fields[name];
    if (!field) return null;
    const label = fieldLabel(t, definition, name);
    if (name in special)
      return (
        <Fact key={name} label={label}>
          {special[name]}
        </Fact>
      );
    if (field.writtenBy || isLongText(field) || NOT_SHOWN.includes(field.kind)) return null;
    const value = valueOf(request, name);
    if (withoutEmpty && !value) return null;
    return (
      <Fact key={name} label={label}>
        <DeskValue field={field} value={value} request={request} />
      </Fact>
    );
  });
}

/** A text with its heading. */
export function TextSection({ title, children }: { title: ReactNode; children: string }) {
  return (
    <section>
      <PartHeading>{title}</PartHeading>
      <FreeText>{children}</FreeText>
    </section>
  );
}

/** The long texts of a request, each with its heading; those that were left out have none. */
export function DeskTexts({ definition, request, ...order }: Omit<DeskFactsProps, 'special'>) {
  const { t } = useTranslation();
  return orderedFields(definition, order).map((name) => {
    const field = definition.fields[name];
    const text = valueOf(request, name);
    if (!field || field.writtenBy || !isLongText(field) || !text) return null;
    return (
      <TextSection key={name} title={fieldLabel(t, definition, name)}>
        {text}
      </TextSection>
    );
  });
}
