import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface TrashNoticeProps {
  /** Translation key: what it means that a row is here. */
  text: string;
  onLeave(): void;
}

/** Shown above the trash, with a button back to the list. */
export function TrashNotice({ text, onLeave }: TrashNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      title={t('dashboard.trashNotice.title')}
      description={t(text)}
      action={<Button onClick={onLeave}>{t('dashboard.trashNotice.leave')}</Button>}
    />
  );
}
