import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { formatDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { saveFile } from '../../lib/api/save-file';
import styles from './second-factor.module.css';
import { useCopy, useFocusWhenShown } from './form-parts';

/** The codes as a text file: what they are for stands above them. */
function fileOf(head: readonly string[], codes: readonly string[]): Blob {
  return new Blob([[...head, '', ...codes, ''].join('\r\n')], { type: 'text/plain;charset=utf-8' });
}

export interface RecoveryCodesProps {
  /** What was done. */
  title: string;
  email: string;
  codes: readonly string[];
  onKept: () => void;
}

/** Recovery codes, shown this once: to be copied, downloaded or printed. Only they are printed. */
export function RecoveryCodes({ title, email, codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const copy = useCopy();
  const part = useFocusWhenShown<HTMLDivElement>();
  const account = t('secondFactor.codes.account', { email });
  const made = t('secondFactor.codes.made', {
    date: formatDate(new Date().toISOString(), locale),
  });
  const once = t('secondFactor.codes.once');
  const heading = `${t('common.firm')} – ${t('secondFactor.codes.title')}`;
  const download = () =>
    saveFile(fileOf([heading, account, made, once], codes), t('secondFactor.codes.file'));
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      <Banner tone="success" title={title}>
        {t('secondFactor.codes.text')}
      </Banner>
      <div className={styles.sheet}>
        <div className={styles.printed}>
          <p>{heading}</p>
          <p>{account}</p>
          <p>{made}</p>
        </div>
        <ul className={styles.codes} dir="ltr" aria-label={t('secondFactor.codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p>{once}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="small" onClick={() => copy(codes.join('\n'))}>
          {t('secondFactor.codes.copy')}
        </Button>
        <Button variant="outline" size="small" onClick={download}>
          {t('secondFactor.codes.download')}
        </Button>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {t('secondFactor.codes.print')}
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>{t('secondFactor.codes.kept')}</Button>
      </div>
    </div>
  );
}
