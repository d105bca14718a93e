import { App, ConfigProvider } from 'antd';
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import french from 'antd/es/locale/fr_FR';
import { useMemo, type ReactNode } from 'react';
import { directionOf, type Locale } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { useMediaQuery, useIsPhone } from '../ui/use-media-query';
import { NoticeHost } from '../ui/notice-host';
import './dashboard.css';
import { dashboardTheme } from './theme';

const ANTD_LOCALES: Record<Locale, typeof arabic> = { ar: arabic, fr: french, en: english };

/** antd in the page's language, direction and colours, with larger controls on phones. */
export function DashboardTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const direction = directionOf(locale);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isPhone = useIsPhone();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => dashboardTheme(isDark, reducedMotion), [isDark, reducedMotion]);
  return (
    <ConfigProvider
      locale={ANTD_LOCALES[locale]}
      direction={direction}
      theme={theme}
      componentSize={isPhone ? 'large' : 'middle'}
      button={{ autoInsertSpace: false }}
    >
      <App
        component={false}
        notification={{
          // On the side where no drawers are, so that toasts do not cover their buttons.
          placement: isPhone ? 'top' : direction === 'rtl' ? 'bottomRight' : 'bottomLeft',
          maxCount: 5,
          stack: false,
        }}
      >
        <NoticeHost>{children}</NoticeHost>
      </App>
    </ConfigProvider>
  );
}
