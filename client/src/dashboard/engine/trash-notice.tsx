import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Above the trash: what it is, and the way back to the list. */
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
