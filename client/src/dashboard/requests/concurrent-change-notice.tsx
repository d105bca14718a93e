import { Alert, Button } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeText } from '../../components/free-text';
import { AgeText } from '../ui/age-text';
import { messageText } from '../ui/message';
import type { HistoryEvent } from './request-history';
import styles from './status-dialog.module.css';
import type { ConcurrentChange } from './use-decision';

interface ConcurrentChangeNoticeProps {
  change: ConcurrentChange;
  label(event: HistoryEvent): string;
  /** The button that must be pressed before a decision can be sent. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onAccept(): void;
}

/** Says who changed the request meanwhile and how, and asks whether the decision still holds. */
export function ConcurrentChangeNotice(props: ConcurrentChangeNoticeProps) {
  const { change, label, buttonRef, onAccept } = props;
  const { t } = useTranslation();
  const { event } = change;
  const name = event?.actorName ?? t('dashboard.conflict.somebody');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messageText(t, { key: 'dashboard.status.changedBy', values: { name } })}
      description={
        <div className={styles.change}>
          {event && (
            <p>
              {t(label(event))} · <AgeText value={event.createdAt} />
            </p>
          )}
          {event?.note && <FreeText>{event.note}</FreeText>}
          <p>{t('dashboard.status.decideAgain')}</p>
          <Button ref={buttonRef} onClick={onAccept}>
            {t('dashboard.status.acceptChange')}
          </Button>
        </div>
      }
    />
  );
}
