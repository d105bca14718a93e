import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { HowTo } from 'schema-dts';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Accordion } from '../../components/accordion';
import { Ltr } from '../../components/bdi';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import { LawNote } from '../../components/law-note';
import { StepList } from '../../components/marked-list';
import { JsonLd, PageHead } from '../../components/page-head';
import { toBranch } from '../../features/consultants/branch-names';
import { faqPageJsonLd } from '../../features/faqs/faq-page-json-ld';
import {
  type SituationData,
  situationQuery,
  type SituationQuestion,
} from '../../features/situations/situations.queries';
import { MatterBox } from '../../features/matter/matter-box';
import { CONSULTATION, GUIDE_ME, withSituation } from '../../lib/addresses';
import { useApi, usePublicData } from '../../lib/api/api';
import { readError } from '../../lib/api/read-error';
import { preventBreaksInNumbers } from '../../lib/forms/text-lines';
import { useLocale } from '../../lib/i18n/i18n';
import { lazyComponent } from '../../lib/lazy-component';
import { useInBrowser } from '../../lib/use-in-browser';
import { Phone } from '../contact/phone';
import { AsideBox, AsideHint, DetailColumns, DetailLoading, metaDescription } from '../detail-page';
import { useContactData } from '../layout/use-contact';
import { MessagePage } from '../message-page';
import { PageHero } from '../page-banner';
import { usePageJsonLd } from '../use-page-json-ld';
import { OTHER_PATH } from './doors';
import { LegalAid } from './legal-aid';
import styles from './situation-page.module.css';

/** The link that it writes on the server leads away before its code is there. */
const LeaveNoTrace = lazyComponent(async () => (await import('./leave-no-trace')).LeaveNoTrace, {
  isOnServer: true,
});

interface SituationProps {
  situation: SituationData;
}

interface PartProps {
  id: string;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

function Part({ id, title, action, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => <p key={paragraph}>{preventBreaksInNumbers(paragraph)}</p>);
}

function PrintButton() {
  const { t } = useTranslation();
  if (!useInBrowser()) return null;
  return (
    <Button variant="ghost" size="small" className={styles.print} onClick={() => window.print()}>
      {t('situations.print')}
    </Button>
  );
}

function Papers({ papers }: { papers: readonly string[] }) {
  const { t } = useTranslation();
  if (papers.length === 0) return null;
  return (
    <Part id="papers" title={t('situations.papers')} action={<PrintButton />}>
      <p className={styles.hint}>{t('situations.papersHelp')}</p>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </Part>
  );
}

function Cost({ situation: { slug, cost, price } }: SituationProps) {
  const { t } = useTranslation();
  return (
    <Part id="cost" title={t('situations.cost')}>
      {price && <p className={styles.price}>{price}</p>}
      <Paragraphs text={cost} />
      <p className={styles.quote}>
        <Icon name="check" size={18} />
        {t('situations.quoteFirst')}
      </p>
      <LegalAid slug={slug} />
    </Part>
  );
}

function Questions({ questions }: { questions: readonly SituationQuestion[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (questions.length === 0) return null;
  const items = questions.map(({ question, answer, law, resolvedLanguage }) => ({
    id: question,
    title: question,
    lang: resolvedLanguage === locale ? undefined : resolvedLanguage,
    content: (
      <>
        <Paragraphs text={answer} />
        <LawNote heading="h4">{law}</LawNote>
      </>
    ),
  }));
  return (
    <Part id="questions" title={t('situations.questions')}>
      <Accordion items={items} />
      <JsonLd data={faqPageJsonLd(questions)} />
    </Part>
  );
}

/** What is said on paper of where to go, instead of the box. */
function PrintedAddress() {
  const { t } = useTranslation();
  const { phones, addresses } = useContactData();
  return (
    <p className={styles.printed}>
      {t('common.firm')}
      {addresses[0] && ` · ${addresses[0].value}`}
      {phones.map(({ key, value }) => (
        <span key={key}>
          {' · '}
          <Ltr>{value}</Ltr>
        </span>
      ))}
    </p>
  );
}

const branchOf = ({ branch }: SituationData) => (branch ? toBranch(branch) : undefined);

/** The situation, its service and its branch in the addresses of the forms. */
function waysOn(situation: SituationData): { request: string; booking: string } {
  const { id, service } = situation;
  const branch = branchOf(situation);
  return {
    request: withSituation(service ? `/request-service/${service}` : OTHER_PATH, id),
    booking: withSituation(branch ? `${CONSULTATION}?type=${branch}` : CONSULTATION, id),
  };
}

/** Writing before any account. */
function Write({ situation }: SituationProps) {
  return (
    <section className={styles.write}>
      <MatterBox
        service={situation.service ?? GUIDE_ME}
        branch={branchOf(situation)}
        situation={situation.id}
      />
    </section>
  );
}

function WaysOn({ situation }: SituationProps) {
  const { t } = useTranslation();
  const { phones } = useContactData();
  const { request, booking } = waysOn(situation);
  const { door } = situation;
  return (
    <>
      <AsideBox title={t('situations.help')}>
        <ButtonLink to={request} block>
          {t('situations.request')}
        </ButtonLink>
        <AsideHint>{t('service.requestHint', { hours: ANSWER_WITHIN_HOURS })}</AsideHint>
        <ButtonLink to={booking} variant="outline" block>
          {t('branches.book')}
        </ButtonLink>
        {phones.length > 0 && (
          <div className={styles.call}>
            <h3>{t('situations.call')}</h3>
            <ul className={styles.phones}>
              {phones.map((entry) => (
                <li key={entry.key}>
                  <Phone entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </AsideBox>
      <p className={styles.more}>
        <Link to={`/situations/${door}`}>
          {t('situations.more', { door: t(`situations.doors.${door}`) })}
        </Link>
      </p>
    </>
  );
}

/** What to do now as schema.org HowTo. */
const toHowTo = ({ title, summary, steps, resolvedLanguage }: SituationData): HowTo => ({
  '@type': 'HowTo',
  name: title,
  description: summary,
  inLanguage: resolvedLanguage,
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});

function SituationContent({ situation }: SituationProps) {
  const { t } = useTranslation();
  const { slug, title, summary, door, steps, papers, next, law, questions } = situation;
  const description = metaDescription(summary);
  const aboveIt = { to: `/situations/${door}`, label: t(`situations.doors.${door}`) };
  const jsonLd = usePageJsonLd({
    type: 'WebPage',
    title,
    description,
    parents: [aboveIt],
    mainEntity: toHowTo(situation),
  });
  return (
    <article>
      <PageHead
        title={title}
        description={description}
        jsonLd={jsonLd}
        picture={`situation-${slug}`}
      />
      <PageHero title={title} lead={summary} parents={[{ to: '/', label: t('nav.home') }, aboveIt]}>
        <ButtonLink to={waysOn(situation).request} className={styles.headAction} onNavy>
          {t('situations.request')}
        </ButtonLink>
      </PageHero>
      <div className={styles.leave}>
        <LazyBlock failed={<RetryLoading />}>
          <LeaveNoTrace />
        </LazyBlock>
      </div>
      <DetailColumns language={situation.resolvedLanguage} aside={<WaysOn situation={situation} />}>
        {steps.length > 0 && (
          <Part id="steps" title={t('situations.steps')}>
            <StepList items={steps} />
          </Part>
        )}
        <Papers papers={papers} />
        <Cost situation={situation} />
        <Part id="next" title={t('situations.next')}>
          <Paragraphs text={next} />
        </Part>
        <LawNote heading="h2">{law}</LawNote>
        <Write situation={situation} />
        <Questions questions={questions} />
        <PrintedAddress />
      </DetailColumns>
    </article>
  );
}

function SituationNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('notFound.title')} noIndex />
      <MessagePage
        code="404"
        title={t('notFound.title')}
        text={t('situations.notFoundText')}
        actions={<ButtonLink to="/#situations">{t('situations.all')}</ButtonLink>}
      />
    </>
  );
}

/** What happened to somebody: what to do now, papers, cost, what comes next, and three ways on (B41). */
export function SituationPage() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const locale = useLocale();
  const { request } = useApi();
  const { data, error, loading, retry } = usePublicData(
    useMemo(() => situationQuery(request, slug, locale), [request, slug, locale]),
  );
  if (loading) return <DetailLoading />;
  if (data) return <SituationContent key={slug} situation={data} />;
  if (data === null) return <SituationNotFound />;
  return (
    <EmptyState
      tone="error"
      heading="h1"
      title={t('situations.errorTitle')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    >
      {readError(error).message}
    </EmptyState>
  );
}
