import { App, ConfigProvider, theme, type ThemeConfig } from 'antd';
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import french from 'antd/es/locale/fr_FR';
import { type ReactNode, useMemo } from 'react';
import { directionOf, type Locale } from '@contract/locales';
import { useLocale } from '../../lib/i18n/i18n';
import { useIsPhone, useMediaQuery } from '../ui/screen-width';
import { NoticeHost } from '../ui/use-notify';
import './dashboard.css';

type FeedbackColors = readonly [text: string, background: string, border: string];

/** The colours of the site. antd needs their values, because it computes shades of them. */
interface Palette {
  ink: string;
  inkMuted: string;
  paper: string;
  surface: string;
  line: string;
  lineStrong: string;
  accent: string;
  onAccent: string;
  link: string;
  hover: string;
  success: FeedbackColors;
  danger: FeedbackColors;
  warning: FeedbackColors;
  info: FeedbackColors;
}

const GOLD = { base: '#c9a24b', hover: '#d6b364', active: '#b8913c', ink: '#0b1f3a' };

const LIGHT: Palette = {
  ink: '#0b1f3a',
  inkMuted: '#4a5568',
  paper: '#fbf8f1',
  surface: '#ffffff',
  line: '#e6ddc8',
  lineStrong: '#8a8471',
  accent: '#0b1f3a',
  onAccent: '#f4eedf',
  link: '#1d4e89',
  hover: '#f6f0e2',
  success: ['#14532d', '#e9f5ec', '#b9dcc2'],
  danger: ['#8b1a1a', '#fdecec', '#eec5c5'],
  warning: ['#5c430b', '#fbf3dd', '#e5d09a'],
  info: ['#1d4e89', '#eaf1f9', '#c3d6ec'],
};

const DARK: Palette = {
  ink: '#f4eedf',
  inkMuted: '#b8c2d1',
  paper: '#081425',
  surface: '#0b1f3a',
  line: '#24395a',
  lineStrong: '#71839f',
  accent: '#e4c878',
  onAccent: '#0b1f3a',
  link: '#9cc3f0',
  hover: '#12294a',
  success: ['#a9dfb8', '#0f2b20', '#24503a'],
  danger: ['#f4b4b4', '#34161d', '#5f2a33'],
  warning: ['#efd793', '#2a2412', '#55471d'],
  info: ['#9cc3f0', '#10284a', '#284a78'],
};

/** The compact one is 22 pixels high. */
const SWITCH = { trackHeight: 24, trackMinWidth: 46, handleSize: 20 };

function components(palette: Palette): ThemeConfig['components'] {
  return {
    Button: {
      colorPrimary: GOLD.base,
      colorPrimaryHover: GOLD.hover,
      colorPrimaryActive: GOLD.active,
      primaryColor: GOLD.ink,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 600,
      // Gold text on a light background has too little contrast.
      defaultHoverColor: palette.ink,
      defaultHoverBorderColor: GOLD.base,
      defaultActiveColor: palette.ink,
      defaultActiveBorderColor: GOLD.active,
    },
    Table: {
      headerBg: palette.hover,
      headerColor: palette.ink,
      headerSortActiveBg: palette.hover,
      headerSortHoverBg: palette.line,
      bodySortBg: palette.surface,
      rowHoverBg: palette.hover,
      borderColor: palette.line,
      cellPaddingBlock: 9,
      cellPaddingInline: 8,
    },
    Tabs: {
      inkBarColor: GOLD.base,
      itemSelectedColor: palette.ink,
      itemHoverColor: palette.link,
      horizontalItemGutter: 20,
    },
    Pagination: { itemActiveBg: palette.surface },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 20 },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px', labelColor: palette.ink },
    Select: { optionSelectedBg: palette.hover },
  };
}

function feedbackTokens({ success, danger, warning, info }: Palette): ThemeConfig['token'] {
  return {
    colorSuccess: success[0],
    colorSuccessBg: success[1],
    colorSuccessBorder: success[2],
    colorError: danger[0],
    colorErrorBg: danger[1],
    colorErrorBorder: danger[2],
    colorWarning: warning[0],
    colorWarningBg: warning[1],
    colorWarningBorder: warning[2],
    colorInfo: info[0],
    colorInfoBg: info[1],
    colorInfoBorder: info[2],
  };
}

/** The theme of antd: compact, in the colours of the site, with gold buttons. */
function dashboardTheme(isDark: boolean, reducedMotion: boolean): ThemeConfig {
  const palette = isDark ? DARK : LIGHT;
  const base = isDark ? [theme.darkAlgorithm] : [];
  return {
    algorithm: [...base, theme.compactAlgorithm],
    token: {
      motion: !reducedMotion,
      // The compact algorithm makes both one step smaller.
      fontSize: 16,
      controlHeight: 38,
      fontFamily: 'var(--font-body)',
      lineHeight: 1.6,
      fontWeightStrong: 600,
      borderRadius: 4,
      borderRadiusLG: 8,
      colorPrimary: palette.accent,
      colorTextLightSolid: palette.onAccent,
      colorLink: palette.link,
      ...feedbackTokens(palette),
      colorText: palette.ink,
      colorTextSecondary: palette.inkMuted,
      colorTextDescription: palette.inkMuted,
      colorTextPlaceholder: palette.inkMuted,
      colorBgLayout: palette.paper,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      controlItemBgHover: palette.hover,
      controlItemBgActive: palette.hover,
      controlItemBgActiveHover: palette.line,
      boxShadow: '0 8px 28px rgb(11 31 58 / 0.12)',
      boxShadowSecondary: '0 8px 28px rgb(11 31 58 / 0.16)',
    },
    components: { ...components(palette), Switch: SWITCH },
  };
}

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
      // what may be left out says so in words
      form={{ requiredMark: false }}
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
