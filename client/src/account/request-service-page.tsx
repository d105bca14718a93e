import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { SentFiles } from '../features/papers/files-of-form';
import { ForClients } from '../features/requests/for-clients';
import { RequestForm } from '../features/service-requests/request-form';
import { servicesQuery } from '../features/services/services.queries';
import type { ClientRequestRowFragment } from '../graphql/generated/graphql';
import { useApi, usePublicData } from '../lib/api/api';
import { situationIn } from '../lib/addresses';
import { useAuth } from '../lib/auth';
import { useLocale } from '../lib/i18n/i18n';
import styles from './request-service-page.module.css';
import { lazyComponent } from '../lib/lazy-component';
import { loadLater } from '../features/service-requests/load-later';
import { LazyBlock } from '../components/lazy-block';
import { SentPlainly } from '../components/sent-plainly';

const NextSteps = lazyComponent(async () => (await loadLater()).NextSteps, {
  isOnServer: true,
});
/** It is in the code that the form itself loads, so that it is here even without a network. */
const SentRequest = lazyComponent(
  async () => (await loadLater()).SentRequest,
  // loaded again, the page would not say any more that something was sent
  { mayReload: false },
);

/** The services to choose from; undefined while they load. */
function useServices() {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(() => servicesQuery(request, locale), [request, locale]);
  return usePublicData(query).data;
}

/** The request form; after sending, the reference replaces it (M065 to M071). */
export function RequestServicePage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const services = useServices();
  const { serviceId: asked = '' } = useParams();
  const [parameters] = useSearchParams();
  const [sent, setSent] = useState<ClientRequestRowFragment | null>(null);
  // Old links have the numeric id of a service.
  const entry = services?.find(({ id }) => String(id) === asked)?.slug ?? asked;
  const situationId = situationIn(parameters);
  if (!user) return null;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t('request.title')} description={t('request.lead')} noIndex />
      <header className={styles.head}>
        <h1>{t('request.title')}</h1>
        {!sent && <p>{t('request.lead')}</p>}
      </header>
      <div className={styles.columns}>
        {sent ? (
          <div className={styles.sent}>
            <LazyBlock
              failed={<SentPlainly title={t('request.success')} reference={sent.reference} />}
            >
              <SentRequest
                title={t('request.success')}
                reference={sent.reference}
                subject={sent.serviceTitle}
                help={t('request.doneHelp')}
                answerDueAt={sent.answerDueAt}
              >
                <ButtonLink to={`/account/requests/${sent.id}`}>{t('request.follow')}</ButtonLink>
                <Button variant="outline" onClick={() => setSent(null)}>
                  {t('request.another')}
                </Button>
              </SentRequest>
            </LazyBlock>
            <SentFiles kind="serviceRequest" id={sent.id} />
          </div>
        ) : (
          <ForClients kind="serviceRequest" serviceId={entry} situationId={situationId}>
            <RequestForm
              key={`${user.id}:${entry}:${situationId}`}
              user={user}
              entry={entry}
              situationId={situationId}
              services={services}
              onSent={setSent}
            />
          </ForClients>
        )}
        <LazyBlock>
          <NextSteps of="request" />
        </LazyBlock>
      </div>
    </div>
  );
}
