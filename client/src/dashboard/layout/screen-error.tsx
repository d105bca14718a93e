import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../../components/error-boundary';

/** Shown in place of a part that failed to render, or whose code did not arrive. */
export function ScreenError() {
  const { t } = useTranslation();
  const { isCode, retry } = useFailure();
  const reload = (
    <Button type={isCode ? 'default' : 'primary'} onClick={() => window.location.reload()}>
      {t('dashboard.reload')}
    </Button>
  );
  if (!isCode)
    return <Result status="warning" title={t('dashboard.errors.screen')} extra={reload} />;
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('errorPage.notLoaded')}
        subTitle={t('errorPage.notLoadedText')}
        extra={[
          <Button key="retry" type="primary" onClick={retry}>
            {t('common.retry')}
          </Button>,
          <span key="reload">{reload}</span>,
        ]}
      />
    </div>
  );
}
