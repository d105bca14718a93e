import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUEST_FILE_LIMITS } from '@contract/request-files';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { AddRequestPaperDocument } from '../../../graphql/generated/graphql';
import { useApi } from '../../../lib/api/api';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useCaseSide } from '../case-files';
import styles from './paper-controls.module.css';

/** Adds a paper to the client's list, in words of the office. No mail goes out: the office tells the client. */
export function AddPaper() {
  const { t } = useTranslation();
  const { request } = useApi();
  const notify = useNotify();
  const errorText = useErrorText();
  const { kind, id, reload } = useCaseSide();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { min, max } = REQUEST_FILE_LIMITS.paperName;
  const add = async () => {
    if (name.trim().length < min) return;
    setBusy(true);
    try {
      const input = { kind, id, name: name.trim() };
      const { addRequestPaper: added } = await request(AddRequestPaperDocument, { input });
      setName('');
      notify('info', t(`dashboard.papers.${added.length > 0 ? 'added' : 'alreadyThere'}`));
      await reload().catch(() => undefined);
    } catch (error) {
      notify('error', errorText(error, t('dashboard.papers.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.line}>
      <Input
        value={name}
        maxLength={max}
        aria-label={t('dashboard.papers.add')}
        placeholder={t('dashboard.papers.add')}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void add()}
      />
      <Button loading={busy} disabled={name.trim().length < min} onClick={() => void add()}>
        {t('dashboard.papers.addButton')}
      </Button>
    </div>
  );
}
