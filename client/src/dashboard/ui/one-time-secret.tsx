import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './one-time-secret.module.css';
import { useCopy } from './use-copy';

interface OneTimeSecretProps {
  title: string;
  /** That it is not shown again. */
  warning: string;
  secret: string;
  /** What the person says before it goes away. */
  done: string;
  onClose(): void;
  /** What it is for. */
  children: ReactNode;
}

/** A token or secret that is shown this once: only its button closes it, so that no slip of the hand does. */
export function OneTimeSecret(props: OneTimeSecretProps) {
  const { title, warning, secret, done, onClose, children } = props;
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={warning} />
      <div className={styles.secret}>
        <code className={styles.text}>{secret}</code>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => copy(secret)}>
          {t('dashboard.copy.action')}
        </Button>
      </div>
      <p>{children}</p>
    </Modal>
  );
}
