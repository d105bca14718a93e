import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { MAX_GUIDE_QUESTIONS } from '@contract/content/guide-step';
import { ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { MatterSection } from '../features/matter/matter-section';
import { guideQuestion, type GuideQuestion, guideTarget } from '../features/guide-steps/guide-path';
import { guideStepsQuery, type GuideStep } from '../features/guide-steps/guide-steps.queries';
import { useApi, usePublicData } from '../lib/api/api';
import { useErrorText } from '../lib/api/use-error-text';
import { useLocale } from '../lib/i18n/i18n';
import { NotFoundPage } from './not-found-page';
import { PageHero } from './page-banner';
import styles from './guide-page.module.css';

/** What was answered so far; each answer leads back to its question. */
function Chosen({ chosen }: { chosen: readonly GuideStep[] }) {
  const { t } = useTranslation();
  if (chosen.length === 0) return null;
  return (
    <nav className={styles.chosen} aria-label={t('guide.chosen')}>
      <ol>
        {chosen.map(({ slug, answer, parent }) => (
          <li key={slug}>
            <bdi>{answer}</bdi>{' '}
            <Link to={parent ? `/guide/${parent}` : '/guide'}>
              {t('guide.change')}
              <span className="visually-hidden"> {answer}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Answers({ answers }: { answers: readonly GuideStep[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map((step) => (
        <li key={step.slug}>
          <Link to={guideTarget(step)}>
            <bdi>{step.answer}</bdi>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Question({ question }: { question: GuideQuestion }) {
  const { t } = useTranslation();
  const { chosen, answers } = question;
  const asked = chosen.at(-1);
  const title = asked?.question || t(asked ? 'guide.describe' : 'guide.first');
  return (
    <>
      <PageHead title={title} description={t('seo.guide')} noIndex={asked !== undefined} />
      <PageHero
        title={title}
        lead={asked ? undefined : t('guide.lead', { count: MAX_GUIDE_QUESTIONS })}
      />
      <div className={`container ${styles.body}`}>
        {answers.length > 0 && (
          <p className={styles.place}>
            {t('guide.place', { number: chosen.length + 1, count: MAX_GUIDE_QUESTIONS })}
          </p>
        )}
        <Chosen chosen={chosen} />
        <Answers answers={answers} />
        <div className={styles.other}>
          <MatterSection title={t('guide.none')} />
        </div>
      </div>
    </>
  );
}

/** The guided path: one question a page, whose answers are links, so that it works without JavaScript (B46). */
export function GuidePage() {
  const { t } = useTranslation();
  const { step } = useParams();
  const { request } = useApi();
  const locale = useLocale();
  const errorText = useErrorText();
  const steps = usePublicData(useMemo(() => guideStepsQuery(request, locale), [request, locale]));
  if (steps.error && !steps.data)
    return (
      <EmptyState
        tone="error"
        heading="h1"
        title={t('guide.failed')}
        action={<ButtonLink to="/contact">{t('guide.write')}</ButtonLink>}
      >
        {errorText(steps.error, 'guide.failed')}
      </EmptyState>
    );
  if (!steps.data)
    return (
      <div className={`container ${styles.body}`} aria-busy="true">
        <Skeleton height={48} width="min(380px, 80%)" />
        <Skeleton lines={5} />
      </div>
    );
  const question = guideQuestion(steps.data, step);
  // new elements: a translator of the browser keeps the old words of those that are there
  return question ? <Question key={step} question={question} /> : <NotFoundPage />;
}
