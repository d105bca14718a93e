import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { ModalDialog } from '../components/modal-dialog';
import { ReferenceText } from '../components/reference-text';
import { useToast } from '../components/toast';
import {
  BLANK_PROOF,
  ProofFields,
  useProofForm,
  type ProofFieldsProps,
} from '../features/second-factor/proof-form';
import { KeptRecordList } from '../features/privacy/kept-record-list';
import { useMyFactors } from '../features/second-factor/factor-question';
import {
  CreateMyDataDownloadDocument,
  EraseMyAccountDocument,
  type KeptRecordFieldsFragment,
  MyKeptRecordsDocument,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { useAuth, type AuthUser } from '../lib/auth';
import styles from './data-section.module.css';
import settings from './settings.module.css';

/** The questions that are asked again before a change with consequences. */
function PasswordQuestion({ email, isFirst, ...proof }: ProofFieldsProps) {
  const { t } = useTranslation();
  const { failure, ...report } = proof.form.report;
  return (
    <>
      <FormSummary {...report} failure={failure && { title: failure.title }}>
        {failure?.text && <ReferenceText text={failure.text} />}
      </FormSummary>
      <ProofFields
        {...proof}
        email={email}
        label={t('account.password.current')}
        isFirst={isFirst}
      />
    </>
  );
}

function Download({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const toast = useToast();
  const proof = useProofForm({
    factors: useMyFactors(),
    failed: t('account.data.download.failed'),
    run: async (given) => {
      const { createMyDataDownload } = await request(CreateMyDataDownloadDocument, given);
      form.reset(BLANK_PROOF);
      toast.success(t('account.data.download.started'));
      window.location.assign(createMyDataDownload.url);
    },
  });
  const { form } = proof;
  return (
    <form className={settings.form} {...form.props}>
      <h3>{t('account.data.download.title')}</h3>
      <p>{t('account.data.download.text')}</p>
      <PasswordQuestion {...proof} email={user.email} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('account.data.download.action')}
        </Button>
      </div>
    </form>
  );
}

const NOTHING: readonly KeptRecordFieldsFragment[] = [];

function EraseDialog({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const { signOut } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const { data } = useQuery(MyKeptRecordsDocument, { fetchPolicy: 'network-only' });
  const kept = data?.myKeptRecords ?? NOTHING;
  const [erased, setErased] = useState(false);
  const leave = async () => {
    void navigate('/');
    await signOut();
    toast.success(t('account.data.erase.done'));
  };
  const proof = useProofForm({
    factors: useMyFactors(),
    failed: t('account.data.erase.failed'),
    run: async (given) => {
      await request(EraseMyAccountDocument, given);
      // somebody of whom something stays is told once more
      if (kept.length > 0) setErased(true);
      else await leave();
    },
  });
  const { form } = proof;
  if (erased)
    return (
      <ModalDialog alert onClose={() => void leave()} title={t('account.data.erase.done')}>
        <div className={styles.dialog}>
          <KeptRecordList text="account.data.erase.kept" records={kept} />
          <div className={styles.actions}>
            <Button data-autofocus onClick={() => void leave()}>
              {t('account.data.erase.leave')}
            </Button>
          </div>
        </div>
      </ModalDialog>
    );
  return (
    <ModalDialog alert onClose={onClose} title={t('account.data.erase.question')}>
      <form className={styles.dialog} {...form.props}>
        <p>{t('account.data.erase.goes')}</p>
        <p>{t('account.data.erase.stays')}</p>
        <KeptRecordList text="account.data.erase.kept" records={kept} />
        <p>{t('account.data.erase.final')}</p>
        <PasswordQuestion {...proof} email={user.email} isFirst={false} />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('account.data.erase.confirm')}
          </Button>
          <Button variant="outline" data-autofocus onClick={onClose}>
            {t('account.data.erase.keep')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

function Erase({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <div className={settings.form}>
      <h3>{t('account.data.erase.title')}</h3>
      <p>{t('account.data.erase.text')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('account.data.erase.action')}
        </Button>
      </div>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What people can do with the data about themselves: take it along, and have it erased (B11). */
export function DataSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  return (
    <div className={settings.parts}>
      <p className={settings.lead}>{t('account.data.lead')}</p>
      <Download user={user} />
      {user.role === 'client' && <Erase user={user} />}
    </div>
  );
}
