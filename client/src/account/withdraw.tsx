import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../components/banner';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { ModalDialog } from '../components/modal-dialog';
import { useToast } from '../components/toast';
import { readError } from '../lib/api/read-error';
import { MY_REQUESTS, type RequestListName } from './request-detail';
import styles from './withdraw.module.css';

interface WithdrawProps<Data> {
  kind: RequestListName;
  id: string;
  reference: string;
  withdraw: TypedDocumentNode<Data, { id: string }>;
}

/** Withdraws a request that nobody has dealt with yet, after a question (B01). */
export function Withdraw<Data>({ kind, id, reference, withdraw }: WithdrawProps<Data>) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [run, { loading, error }] = useMutation(withdraw);
  const confirm = async () => {
    const done = await run({ variables: { id } }).catch(() => undefined);
    if (!done) return;
    toast.success(t(`account.${kind}.withdraw.done`));
    void navigate(MY_REQUESTS);
  };
  return (
    <div className={styles.withdraw}>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {t(`account.${kind}.withdraw.action`)}
      </Button>
      {asking && (
        <ModalDialog
          alert
          onClose={() => setAsking(false)}
          title={t(`account.${kind}.withdraw.title`)}
        >
          <p>
            {t(`account.${kind}.withdraw.text`)}{' '}
            <span className={styles.reference}>
              <Ltr>{reference}</Ltr>
            </span>
          </p>
          {error && <Banner tone="error">{readError(error).message}</Banner>}
          <div className={styles.actions}>
            <Button variant="danger" busy={loading} onClick={() => void confirm()}>
              {t(`account.${kind}.withdraw.confirm`)}
            </Button>
            <Button variant="outline" data-autofocus onClick={() => setAsking(false)}>
              {t(`account.${kind}.withdraw.keep`)}
            </Button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
}
