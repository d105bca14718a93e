import { EyeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n';
import styles from './request-viewers.module.css';
import { type Opened, useRequestViewers } from './use-request-viewers';

/** Keeps the direction of a name apart from that of the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Who else has the open request open. */
export function RequestViewers({ kind, id }: Opened) {
  const { t } = useTranslation();
  const locale = useLocale();
  const names = useRequestViewers({ kind, id });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map(isolated));
  return (
    // Always there, so that screen readers say what appears in it.
    <div role="status">
      {names.length > 0 && (
        <p className={styles.viewers}>
          <EyeOutlined aria-hidden="true" />
          {t('dashboard.desk.openedBy', { names: list })}
        </p>
      )}
    </div>
  );
}
