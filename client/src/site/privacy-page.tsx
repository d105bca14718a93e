import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION } from '@contract/consent';
import { formatDate } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { retentionPeriods } from '../lib/retention-words';
import { useSite } from '../lib/site';
import { LegalPage } from './legal/legal-page';
import { StatisticsChoice } from './statistics/statistics-choice';
import { serviceNames } from './statistics/statistics-services';

/** Only where visits are counted. */
const STATISTICS = 'statistics';
const SECTIONS = [
  'law',
  'visit',
  'account',
  'sessions',
  'requests',
  'mails',
  'logs',
  'browser',
  STATISTICS,
  'retention',
  'access',
  'rights',
  'changes',
];

/** Privacy policy under Law 18-07. Its periods are those that the server applies. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { statistics } = useSite();
  const names = statistics ? serviceNames(statistics, locale) : '';
  const kind = statistics ? 'counted' : 'uncounted';
  const facts = {
    names,
    counting: t(`statistics.${kind}.visits`, { names }),
    cookies: t(`statistics.${kind}.cookies`, { names }),
    kept: retentionPeriods(locale),
    consent: formatDate(CONSENT_VERSION, locale),
  };
  return (
    <LegalPage
      name="privacy"
      sections={SECTIONS.filter((section) => section !== STATISTICS || statistics)}
      changed={CONSENT_VERSION}
      facts={facts}
      below={{ [STATISTICS]: <StatisticsChoice /> }}
    />
  );
}
