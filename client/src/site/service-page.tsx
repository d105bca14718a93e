import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Bdi, Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { LawNote } from '../components/law-note';
import { MarkedList, StepList, TagList } from '../components/marked-list';
import { PageHead } from '../components/page-head';
import type { ServiceData, ServiceSectionData } from '../features/services/service.types';
import { telAddress } from '../lib/addresses';
import { readError } from '../lib/api/read-error';
import { useSite } from '../lib/site';
import { preventBreaksInNumbers } from '../lib/forms/text-lines';
import { AsideBox, AsideHint, DetailColumns, DetailLoading, metaDescription } from './detail-page';
import { useContact } from './layout/use-contact';
import { MessagePage } from './message-page';
import { PageHero } from './page-banner';
import { useService } from './services/use-services';
import styles from './service-page.module.css';

/** The lists of a service without empty ones; the process is shown as numbered steps. */
function ServiceSections({ sections }: { sections: readonly ServiceSectionData[] }) {
  const { t } = useTranslation();
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ kind, items }) => {
      const List = kind === 'process' ? StepList : MarkedList;
      return (
        <section key={kind} className={styles.section} aria-labelledby={`section-${kind}`}>
          <h2 id={`section-${kind}`}>{t(`service.sections.${kind}`)}</h2>
          <List items={items} />
        </section>
      );
    });
}

/** Shown for an unknown slug. */
function ServiceNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('service.notFound')} noIndex />
      <MessagePage
        code="404"
        title={t('service.notFound')}
        text={t('service.notFoundText')}
        actions={<ButtonLink to="/">{t('service.backHome')}</ButtonLink>}
      />
    </>
  );
}

function ServiceHead({
  service: { title, description, slug, inPerson },
}: {
  service: ServiceData;
}) {
  const { t } = useTranslation();
  return (
    <PageHero
      title={title}
      lead={description}
      parents={[{ to: '/services', label: t('services.all') }]}
    >
      {!inPerson && (
        <ButtonLink to={`/request-service/${slug}`} className={styles.headAction} onNavy>
          {t('service.request')}
        </ButtonLink>
      )}
    </PageHero>
  );
}

/** Where to come for a service that cannot be asked for here. */
function AtTheOffice() {
  const { t } = useTranslation();
  const { address, hours, phone } = useContact();
  return (
    <>
      <p>
        <strong>{t('services.inPerson')}</strong>
      </p>
      {[address, hours].filter(Boolean).map((line) => (
        <p key={line}>
          <Bdi>{line}</Bdi>
        </p>
      ))}
      {phone && (
        <p>
          <a href={telAddress(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </p>
      )}
    </>
  );
}

function ServiceAside({ service }: { service: ServiceData }) {
  const { t } = useTranslation();
  return (
    <>
      <AsideBox title={t('service.availability')}>
        <p>{service.availability}</p>
        {service.price && <p>{t('services.price', { price: service.price })}</p>}
        {service.inPerson ? (
          <AtTheOffice />
        ) : (
          <>
            <ButtonLink to={`/request-service/${service.slug}`} block>
              {t('service.request')}
            </ButtonLink>
            <AsideHint>{t('service.requestHint', { hours: ANSWER_WITHIN_HOURS })}</AsideHint>
          </>
        )}
        <ButtonLink to="/contact" variant="outline" block>
          {t('service.contact')}
        </ButtonLink>
        <ButtonLink to="/" variant="ghost" block>
          {t('service.backHome')}
        </ButtonLink>
      </AsideBox>
      {service.tags.length > 0 && (
        <div>
          <h2 className={styles.tagsTitle}>{t('service.tags')}</h2>
          <TagList items={service.tags} />
        </div>
      )}
    </>
  );
}

function ServiceContent({ service }: { service: ServiceData }) {
  const { t } = useTranslation();
  const { publicDetailPages } = useSite();
  return (
    <article>
      <PageHead
        title={service.title}
        description={metaDescription(service.description)}
        noIndex={!publicDetailPages}
      />
      <ServiceHead service={service} />
      <DetailColumns language={service.resolvedLanguage} aside={<ServiceAside service={service} />}>
        <section aria-labelledby="service-details" className={styles.details}>
          <h2 id="service-details">{t('service.details')}</h2>
          {service.details.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{preventBreaksInNumbers(paragraph)}</p>
          ))}
        </section>
        <ServiceSections sections={service.sections} />
        {service.law && (
          <div className={styles.section}>
            <LawNote heading="h2">{service.law}</LawNote>
          </div>
        )}
      </DetailColumns>
    </article>
  );
}

export function ServicePage() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const { data, error, loading, retry } = useService(slug);
  if (loading) return <DetailLoading />;
  if (data) return <ServiceContent service={data} />;
  if (data === null) return <ServiceNotFound />;
  return (
    <EmptyState
      tone="error"
      title={t('services.errorTitle')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    >
      {readError(error).message}
    </EmptyState>
  );
}
