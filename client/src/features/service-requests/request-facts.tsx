import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Fact, Facts, LongFact } from './facts';
import type { ClientServiceRequestFragment } from '../../graphql/generated/graphql';
import { formatDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';

/** The content of a request. Empty optional fields are not listed. */
export function RequestFacts({ request }: { request: ClientServiceRequestFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { preferredDate, clientAddress, additionalRequirements, opposingParty } = request;
  return (
    <Facts>
      <LongFact label={t('request.need')}>{request.serviceDescription}</LongFact>
      <Fact label={t('request.urgency')}>{t(`request.urgencies.${request.urgency}`)}</Fact>
      {preferredDate && (
        <Fact label={t('request.preferredDate')}>{formatDate(preferredDate, locale)}</Fact>
      )}
      {additionalRequirements && (
        <LongFact label={t('request.additional')}>{additionalRequirements}</LongFact>
      )}
      {opposingParty && (
        <Fact label={t('request.opposingParty')}>
          <Bdi>{opposingParty}</Bdi>
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
    </Facts>
  );
}
