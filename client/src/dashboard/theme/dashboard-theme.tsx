import { App, ConfigProvider } from 'antd';
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import french from 'antd/es/locale/fr_FR';
import { useMemo, type ReactNode } from 'react';
import { directionOf, type Locale } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { useMedia, usePhone } from '../ui/use-media';
import './dashboard.css';
import { dashboardTheme } from './theme';

const WORDS: Record<Locale, typeof arabic> = { ar: arabic, fr: french, en: english };

/** antd in the page's language, direction and colours; larger under a finger. */
export function DashboardTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const direction = directionOf(locale);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isPhone = usePhone();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => dashboardTheme(isDark, isStill), [isDark, isStill]);
  return (
    <ConfigProvider
      locale={WORDS[locale]}
      direction={direction}
      theme={theme}
      componentSize={isPhone ? 'large' : 'middle'}
      button={{ autoInsertSpace: false }}
    >
      <App
        component={false}
        notification={{
          // Drawers and their buttons are on the other side.
          placement: isPhone ? 'top' : direction === 'rtl' ? 'bottomRight' : 'bottomLeft',
          maxCount: 5,
          stack: false,
        }}
      >
        {children}
      </App>
    </ConfigProvider>
  );
}
