import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import {
  CreateMyCaseArchiveDocument,
  CreateMyRequestReceiptDocument,
} from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { env } from '../lib/env';
import { useLocale } from '../lib/i18n/i18n';
import styles from './save-buttons.module.css';

interface SaveButtonsProps {
  kind: RequestKindName;
  id: string;
}

/** Saves a PDF that says what was sent and when (B10), and everything of the request as an archive (B47). */
export function SaveButtons(request: SaveButtonsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [receipt, receiptState] = useMutation(CreateMyRequestReceiptDocument);
  const [archive, archiveState] = useMutation(CreateMyCaseArchiveDocument);
  const open = (url: string | undefined) => {
    if (url) window.location.assign(`${env.apiBase}${url}?language=${locale}`);
  };
  const nothing = { data: undefined };
  const saveReceipt = async () => {
    const { data } = await receipt({ variables: request }).catch(() => nothing);
    open(data?.createMyRequestReceipt.url);
  };
  const saveArchive = async () => {
    const { data } = await archive({ variables: request }).catch(() => nothing);
    open(data?.createMyCaseArchive.url);
  };
  const error = receiptState.error ?? archiveState.error;
  return (
    <div className={styles.save}>
      <Button
        variant="outline"
        size="small"
        busy={receiptState.loading}
        onClick={() => void saveReceipt()}
      >
        {t('account.receipt.action')}
      </Button>
      <Button
        variant="outline"
        size="small"
        busy={archiveState.loading}
        onClick={() => void saveArchive()}
      >
        {t('account.archive.action')}
      </Button>
      {error && <Banner tone="error">{readError(error).message}</Banner>}
    </div>
  );
}
