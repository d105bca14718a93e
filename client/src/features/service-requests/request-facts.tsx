import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import type { ClientRequestFragment } from '../../graphql/generated/graphql';
import { formatDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './request-facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Text in any language, with its line breaks. */
function LongText({ children }: { children: string }) {
  return <FreeText className={styles.words}>{children}</FreeText>;
}

/** The content of a request. Empty optional fields are not listed. */
export function RequestFacts({ request }: { request: ClientRequestFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { preferredDate, clientAddress, additionalRequirements } = request;
  return (
    <dl className={styles.facts}>
      <Fact label={t('request.need')}>
        <LongText>{request.serviceDescription}</LongText>
      </Fact>
      <Fact label={t('request.urgency')}>{t(`request.urgencies.${request.urgency}`)}</Fact>
      {preferredDate && (
        <Fact label={t('request.preferredDate')}>{formatDate(preferredDate, locale)}</Fact>
      )}
      {additionalRequirements && (
        <Fact label={t('request.additional')}>
          <LongText>{additionalRequirements}</LongText>
        </Fact>
      )}
      <Fact label={t('request.name')}>
        <Bdi>{request.clientName}</Bdi>
      </Fact>
      <Fact label={t('request.email')}>
        <Ltr>{request.clientEmail}</Ltr>
      </Fact>
      <Fact label={t('request.phone')}>
        <Ltr>{request.clientPhone}</Ltr>
      </Fact>
      {clientAddress && (
        <Fact label={t('request.address')}>
          <Bdi>{clientAddress}</Bdi>
        </Fact>
      )}
    </dl>
  );
}
