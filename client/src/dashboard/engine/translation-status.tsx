import { CheckOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale, type Trilingual } from '@contract/locales';
import styles from './translation-status.module.css';

/** Abbreviations of the languages. */
const ABBREVIATIONS: Trilingual<string> = { ar: 'ع', fr: 'FR', en: 'EN' };

interface TranslationStatusProps {
  completeness: Trilingual<number>;
  staleLanguages: readonly Locale[];
}

/** For each language of a row: how complete it is, and whether its translation needs review. */
export function TranslationStatus({ completeness, staleLanguages }: TranslationStatusProps) {
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
        const description = isStale ? `${state} · ${t('dashboard.stale.mark')}` : state;
        return (
          <li key={locale}>
            <Tooltip title={description}>
              <span
                className={`${styles.language} ${percent < 100 || isStale ? styles.incomplete : ''}`}
              >
                <span className="visually-hidden">{description}</span>
                <span aria-hidden="true">{ABBREVIATIONS[locale]}</span>
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
