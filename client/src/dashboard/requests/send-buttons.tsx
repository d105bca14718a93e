import { Button } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk-context';
import styles from './note-form.module.css';

interface SendButtonsProps {
  label: string;
  busy: boolean;
  isPrimary?: boolean;
  /** Set before the form is submitted: whether the next request is opened afterwards. */
  andNext: RefObject<boolean>;
}

/** Sends the form, alone or together with going on to the next request. */
export function SendButtons({ label, busy, isPrimary = false, andNext }: SendButtonsProps) {
  const { t } = useTranslation();
  const { openNext } = useDesk();
  const choose = (next: boolean) => () => {
    andNext.current = next;
  };
  return (
    <div className={styles.choices}>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        htmlType="submit"
        loading={busy}
        onClick={choose(false)}
      >
        {label}
      </Button>
      {openNext && (
        <Button htmlType="submit" disabled={busy} onClick={choose(true)}>
          {t('dashboard.desk.saveNext')}
        </Button>
      )}
    </div>
  );
}
