import { useTranslation } from 'react-i18next';
import { consultation as declaration } from '@contract/requests/consultation';
import { Bdi } from '../../components/bdi';
import type { ClientConsultationFragment } from '../../graphql/generated/graphql';
import { formatDay, formatTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { Fact, Facts } from '../requests/facts';
import { SentFacts } from '../requests/sent-facts';
import { branchLabel } from './branch-label';

/** When and how a consultation takes place, and what the client wrote. */
export function ConsultationFacts({ consultation }: { consultation: ClientConsultationFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, endsAt, channel, consultationType, consultantName } = consultation;
  return (
    <Facts>
      <Fact label={t('consultation.day')}>{formatDay(startsAt, locale)}</Fact>
      <Fact label={t('consultation.time')}>
        {t('consultation.hours', { from: formatTime(startsAt), to: formatTime(endsAt) })}{' '}
        {t('consultation.zone')}
      </Fact>
      <Fact label={t('consultation.channel')}>{t(`consultation.channels.${channel}`)}</Fact>
      {consultantName && (
        <Fact label={t('consultation.consultant')}>
          <Bdi>{consultantName}</Bdi>
        </Fact>
      )}
      <Fact label={t('consultation.branch')}>{t(branchLabel(consultationType))}</Fact>
      <SentFacts
        definition={declaration}
        request={consultation}
        without={['title', 'consultationType', 'channel']}
      />
    </Facts>
  );
}
