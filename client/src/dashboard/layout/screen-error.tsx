import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

/** Shown in place of a screen that failed to render. */
export function ScreenError() {
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
