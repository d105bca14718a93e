import type { i18n } from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import type { SiteState, Statistics } from '@contract/site-state';
import { Button } from '../../components/button';
import { pathInLocale } from '../../lib/i18n/i18n';
import { readText, writeText } from '../../lib/storage';
import styles from './statistics.module.css';
import {
  CHOICE,
  type Choice,
  isPrivatePage,
  loadServices,
  serviceNames,
} from './statistics-services';

interface QuestionProps {
  statistics: Statistics;
  locale: Locale;
}

/** Asks whether visits may be counted. */
export function StatisticsQuestion({ statistics, locale }: QuestionProps) {
  const { t } = useTranslation();
  const [isAnswered, setAnswered] = useState(false);
  const choose = (choice: Choice) => {
    writeText(CHOICE, choice);
    setAnswered(true);
    if (choice === 'yes') loadServices(statistics);
  };
  if (isAnswered) return null;
  return (
    <section className={styles.question} aria-label={t('statistics.title')}>
      <p>
        {t('statistics.question', { names: serviceNames(statistics, locale) })}{' '}
        <a href={`${pathInLocale('/privacy', locale)}#statistics`}>{t('statistics.more')}</a>
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => choose('yes')}>
          {t('statistics.yes')}
        </Button>
        <Button size="small" variant="outline" onClick={() => choose('no')}>
          {t('statistics.no')}
        </Button>
      </div>
    </section>
  );
}

interface Page {
  site: Pick<SiteState, 'statistics'>;
  locale: Locale;
  i18n: i18n;
}

/** Counts the visit of somebody who agreed, and asks who was not asked yet; never on private pages. */
export function startStatistics({ site: { statistics }, locale, i18n }: Page): void {
  if (!statistics || isPrivatePage()) return;
  const choice = readText(CHOICE);
  if (choice === 'yes') loadServices(statistics);
  if (choice) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nextProvider i18n={i18n}>
      <StatisticsQuestion statistics={statistics} locale={locale} />
    </I18nextProvider>,
  );
}
