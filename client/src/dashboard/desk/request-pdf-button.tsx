import { FilePdfOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { REQUEST_PDF_TYPES, type RequestPdfType } from '@contract/requests/request-pdfs';
import { CreateRequestPdfDocument } from '../../graphql/generated/graphql';
import { useErrorText } from '../../lib/api/use-error-text';
import { env } from '../../lib/env';
import { mutationOf } from '../engine/operations';
import { LazyDropdown } from '../ui/lazy-dropdown';
import { useNotify } from '../ui/use-notify';

interface RequestPdfButtonProps {
  kind: RequestKindName;
  id: string;
}

const createPdf = mutationOf(
  CreateRequestPdfDocument,
  (input: RequestPdfButtonProps & { type: RequestPdfType }) => input,
  (data) => data.createRequestPdf.url,
);

/** Saves the open request as a PDF: the receipt for the client, or all that the office has of it (B10). */
export function RequestPdfButton(props: RequestPdfButtonProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const trigger = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const label = t('dashboard.pdf.button');
  const save = async (type: RequestPdfType) => {
    setBusy(true);
    try {
      window.location.assign(env.apiBase + (await createPdf(client, { ...props, type })));
    } catch (error) {
      notify('error', errorText(error, t('dashboard.pdf.failed')));
    } finally {
      setBusy(false);
      trigger.current?.focus();
    }
  };
  return (
    <LazyDropdown
      menu={() => ({
        items: REQUEST_PDF_TYPES.toReversed().map((type) => ({
          key: type,
          label: t(`dashboard.pdf.${type}`),
          onClick: () => void save(type),
        })),
      })}
    >
      <Button
        ref={trigger}
        type="text"
        icon={<FilePdfOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        disabled={busy}
      />
    </LazyDropdown>
  );
}
