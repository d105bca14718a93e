import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { UndoEmailChangeDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import type { ServerErrorCode } from '../lib/api/api-error';
import { useAuth } from '../lib/auth';
import { readError } from '../lib/api/read-error';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

const INVALID: ServerErrorCode = 'INVALID_UNDO_LINK';

type Stage =
  { name: 'question' | 'sending' | 'done' | 'invalid' } | { name: 'failed'; text: string };

function useUndo(token: string | undefined) {
  const { request } = useApi();
  const { refetch } = useAuth();
  const [stage, setStage] = useState<Stage>({ name: token ? 'question' : 'invalid' });
  const undo = async () => {
    setStage({ name: 'sending' });
    try {
      await request(UndoEmailChangeDocument, { token: token ?? '' }, { inline: true });
      setStage({ name: 'done' });
      // every session ended, which may include one in this browser
      void refetch();
    } catch (error) {
      const { code, message } = readError(error);
      setStage(code === INVALID ? { name: 'invalid' } : { name: 'failed', text: message });
    }
  };
  return { stage, undo };
}

function Stages({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const { stage, undo } = useUndo(token);
  if (stage.name === 'done')
    return (
      <AuthFrame title={t('undoEmail.doneTitle')} arrived>
        <Banner tone="success">{t('undoEmail.done')}</Banner>
      </AuthFrame>
    );
  if (stage.name === 'invalid')
    return (
      <AuthFrame title={t('undoEmail.title')} arrived>
        <Banner tone="error">{t('undoEmail.invalid')}</Banner>
        <p>{t('undoEmail.invalidHelp')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/contact">{t('undoEmail.contact')}</ButtonLink>
        </div>
      </AuthFrame>
    );
  const isSending = stage.name === 'sending';
  return (
    <AuthFrame title={t('undoEmail.title')} lead={t('undoEmail.lead')}>
      {stage.name === 'failed' && <Banner tone="error">{stage.text}</Banner>}
      <p>{t('undoEmail.what')}</p>
      <div className={styles.actions}>
        <Button size="large" busy={isSending} onClick={() => void undo()}>
          {t(isSending ? 'undoEmail.busy' : 'undoEmail.submit')}
        </Button>
      </div>
    </AuthFrame>
  );
}

/** Opened by the link that the old address got; only a press gives the account its old address back. */
export function UndoEmailChangePage() {
  const { t } = useTranslation();
  const { token } = useParams();
  return (
    <>
      <PageHead title={t('undoEmail.title')} noIndex />
      <Stages token={token} />
    </>
  );
}
