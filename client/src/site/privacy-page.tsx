import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION } from '@contract/consent';
import { Button } from '../components/button';
import { retentionPeriodsQuery } from '../features/privacy/retention-periods.queries';
import { useApi, usePublicData } from '../lib/api/api';
import { formatDate } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { retentionPeriods } from '../lib/i18n/retention-words';
import { useSite } from '../lib/site';
import { readText, removeStored } from '../lib/storage';
import { useInBrowser } from '../lib/use-in-browser';
import { LegalPage } from './legal-page';
import { CHOICE, serviceNames } from './statistics/statistics-services';

/** What the visitor chose, and a button to choose again. */
export function StatisticsChoice() {
  const { t } = useTranslation();
  const choice = useInBrowser() ? readText(CHOICE) : undefined;
  if (choice !== 'yes' && choice !== 'no') return null;
  const askAgain = () => {
    removeStored(CHOICE);
    // what is loaded cannot be unloaded otherwise
    window.location.reload();
  };
  return (
    <p>
      {t(`statistics.chosen.${choice}`)}{' '}
      <Button size="small" variant="outline" onClick={askAgain}>
        {t('statistics.askAgain')}
      </Button>
    </p>
  );
}

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
  const { request } = useApi();
  const { data } = usePublicData(useMemo(() => retentionPeriodsQuery(request), [request]));
  const names = statistics ? serviceNames(statistics, locale) : '';
  const kind = statistics ? 'counted' : 'uncounted';
  const facts = {
    names,
    counting: t(`statistics.${kind}.visits`, { names }),
    cookies: t(`statistics.${kind}.cookies`, { names }),
    kept: retentionPeriods(locale, data),
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
