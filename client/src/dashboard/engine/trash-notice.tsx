import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Shown above the trash, with a button back to the list. */
export function TrashNotice({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      title={t('dashboard.trashNotice.title')}
      description={t('dashboard.trashNotice.text')}
      action={<Button onClick={onLeave}>{t('dashboard.trashNotice.leave')}</Button>}
    />
  );
}
