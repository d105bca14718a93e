import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { PageHead } from '../components/page-head';
import { TagList } from '../components/tag-list';
import type { ServiceData } from '../features/services/service.types';
import { readError } from '../lib/read-error';
import { keepTogether } from '../lib/typography';
import { AsideBox, AsideHint, DetailColumns } from './detail-columns';
import { DetailLoading } from './detail-loading';
import { MessagePage } from './message-page';
import { useSite } from '../lib/site';
import { metaDescription } from './meta-description';
import { PageHero } from './page-hero';
import styles from './service-page.module.css';
import { ServiceSections } from './services/service-sections';
import { useService } from './services/use-services';

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

function ServiceHead({ service: { title, description, slug } }: { service: ServiceData }) {
  const { t } = useTranslation();
  return (
    <PageHero
      title={title}
      lead={description}
      parent={{ to: '/services', label: t('services.all') }}
    >
      <ButtonLink to={`/request-service/${slug}`} className={styles.headAction} onNavy>
        {t('service.request')}
      </ButtonLink>
    </PageHero>
  );
}

function ServiceAside({ service }: { service: ServiceData }) {
  const { t } = useTranslation();
  return (
    <>
      <AsideBox title={t('service.availability')}>
        <p>{service.availability}</p>
        <ButtonLink to={`/request-service/${service.slug}`} block>
          {t('service.request')}
        </ButtonLink>
        <AsideHint>{t('service.requestHint', { hours: ANSWER_WITHIN_HOURS })}</AsideHint>
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
            <p key={paragraph}>{keepTogether(paragraph)}</p>
          ))}
        </section>
        <ServiceSections sections={service.sections} />
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
