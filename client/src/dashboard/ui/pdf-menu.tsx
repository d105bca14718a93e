import { FilePdfOutlined } from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/api/use-error-text';
import { env } from '../../lib/env';
import { useLocale } from '../../lib/i18n/i18n';
import { LazyDropdown } from './lazy-dropdown';
import { useNotify } from './use-notify';

interface PdfMenuProps {
  label: string;
  /** Whether the label is written beside the icon. */
  isWritten?: boolean;
  items: readonly {
    key: string;
    label: string;
    /** Answers the address of the file. */
    create: (client: ApolloClient) => Promise<string>;
  }[];
}

/** A button that offers PDFs, each made when it is chosen. */
export function PdfMenu({ label, isWritten = false, items }: PdfMenuProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const trigger = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const save = async (create: (client: ApolloClient) => Promise<string>) => {
    setBusy(true);
    try {
      window.location.assign(`${env.apiBase}${await create(client)}?language=${locale}`);
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
        items: items.map(({ key, label: name, create }) => ({
          key,
          label: name,
          onClick: () => void save(create),
        })),
      })}
    >
      <Button
        ref={trigger}
        type={isWritten ? 'default' : 'text'}
        icon={<FilePdfOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        disabled={busy}
      >
        {isWritten && label}
      </Button>
    </LazyDropdown>
  );
}
