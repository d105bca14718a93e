import { CheckOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale, type Trilingual } from '@contract/locales';
import styles from './language-states.module.css';

/** What people call a language in two signs. */
const SHORT: Trilingual<string> = { ar: 'ع', fr: 'FR', en: 'EN' };

interface LanguageStatesProps {
  completeness: Trilingual<number>;
  staleLanguages: readonly Locale[];
}

/** Each language of a row: complete, how far it has come, or a translation that has to be looked at. */
export function LanguageStates({ completeness, staleLanguages }: LanguageStatesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.languages}>
      {LOCALES.map((locale) => {
        const percent = completeness[locale];
        const isStale = staleLanguages.includes(locale);
        const language = t(`dashboard.languages.${locale}`);
        const state = t(
          percent < 100 ? 'dashboard.completeness.part' : 'dashboard.completeness.full',
          {
            language,
            percent,
          },
        );
        const told = isStale ? `${state} · ${t('dashboard.stale.mark')}` : state;
        return (
          <li key={locale}>
            <Tooltip title={told}>
              <span className={`${styles.language} ${percent < 100 || isStale ? styles.open : ''}`}>
                <span className="visually-hidden">{told}</span>
                <span aria-hidden="true">{SHORT[locale]}</span>
                <span aria-hidden="true" className={styles.state}>
                  {percent < 100 ? <bdi dir="ltr">{percent}%</bdi> : !isStale && <CheckOutlined />}
                  {isStale && <ClockCircleOutlined />}
                </span>
              </span>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
