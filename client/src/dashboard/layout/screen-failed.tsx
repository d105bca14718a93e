import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

/** A screen broke while it was drawn; the rest of the dashboard stands. */
export function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <Result
      status="warning"
      title={t('dashboard.errors.screen')}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('dashboard.reload')}
        </Button>
      }
    />
  );
}
