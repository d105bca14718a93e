import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { DisownAccountDocument } from '../graphql/generated/graphql';
import { useSubmit } from '../lib/api/api';
import { useAuth } from '../lib/auth';
import { readError } from '../lib/api/read-error';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

function Closed() {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('notMe.closedTitle')} arrived>
      <Banner tone="success">{t('notMe.closed')}</Banner>
      <p>{t('notMe.closedMore')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="outline">
          {t('notMe.home')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Question({ token, onClosed }: { token: string; onClosed: () => void }) {
  const { t } = useTranslation();
  const { refetch } = useAuth();
  const [close, { busy }] = useSubmit(DisownAccountDocument, { inline: true });
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setFailure(undefined);
    try {
      await close({ token });
      onClosed();
      // it may be the account of this browser
      void refetch();
    } catch (error) {
      setFailure(readError(error).message);
    }
  };
  return (
    <AuthFrame title={t('notMe.title')} lead={t('notMe.lead')}>
      <p>{t('notMe.what')}</p>
      <p>{t('notMe.ifMine')}</p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.actions}>
        <Button variant="danger" busy={busy} onClick={() => void press()}>
          {t(busy ? 'notMe.closing' : 'notMe.close')}
        </Button>
        {failure && (
          <ButtonLink to="/forgot-password" variant="outline">
            {t('notMe.newPassword')}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  );
}

/**
 * The page of the link "it was not me" in the mail that verifies an address. Looking at it changes nothing, because
 * programs that read mail open links, too: only the press acts (A79).
 */
export function NotMePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [isClosed, setIsClosed] = useState(false);
  return (
    <>
      <PageHead title={t('notMe.title')} noIndex />
      {isClosed ? <Closed /> : <Question token={token} onClosed={() => setIsClosed(true)} />}
    </>
  );
}
