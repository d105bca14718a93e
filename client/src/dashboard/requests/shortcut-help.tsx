import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './shortcut-help.module.css';

/** Each line: what the keys do, and the keys, of which any one does it. */
const LINES: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'next', keys: ['J', '↓'] },
  { label: 'previous', keys: ['K', '↑'] },
  { label: 'open', keys: ['Enter'] },
  { label: 'close', keys: ['Esc'] },
  { label: 'decide', keys: ['1', '2', '3', '…'] },
  { label: 'reply', keys: ['R'] },
  { label: 'note', keys: ['N'] },
  { label: 'send', keys: ['Ctrl + Enter'] },
  { label: 'sendAndNext', keys: ['Ctrl + Shift + Enter'] },
  { label: 'search', keys: ['Ctrl + F'] },
  { label: 'help', keys: ['?'] },
];

/** Keys whose names are other ones on French keyboards. */
const NAMED = /Enter|Esc|Shift/g;

/** The keys with which requests are worked through. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('dashboard.desk.keys.title')}
      width={440}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <dl className={styles.lines}>
        {LINES.map(({ label, keys }) => (
          <div key={label} className={styles.line}>
            <dt>{t(`dashboard.desk.keys.${label}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} dir="ltr" className={styles.key}>
                  {key.replace(NAMED, (name) => t(`dashboard.desk.keyNames.${name}`))}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
