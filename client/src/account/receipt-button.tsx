import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { CreateMyRequestReceiptDocument } from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { env } from '../lib/env';
import { useLocale } from '../lib/i18n/i18n';
import styles from './receipt-button.module.css';

interface ReceiptButtonProps {
  kind: RequestKindName;
  id: string;
}

/** Saves a PDF that says what was sent, and when (B10). */
export function ReceiptButton(request: ReceiptButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [create, { loading, error }] = useMutation(CreateMyRequestReceiptDocument);
  const save = async () => {
    const { data } = await create({ variables: request }).catch(() => ({ data: undefined }));
    if (data)
      window.location.assign(`${env.apiBase}${data.createMyRequestReceipt.url}?language=${locale}`);
  };
  return (
    <div className={styles.receipt}>
      <Button variant="outline" size="small" busy={loading} onClick={() => void save()}>
        {t('account.receipt.action')}
      </Button>
      {error && <Banner tone="error">{readError(error).message}</Banner>}
    </div>
  );
}
