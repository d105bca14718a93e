import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import { requestAddress } from '../../dashboard/requests/related-links';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './reschedule-dialog.module.css';

/** What the server says of a slot that somebody else has: the next free ones, and the appointment that has it. */
export interface TakenSlot {
  nextSlots: string[];
  takenBy?: { id: string; reference: string; clientName: string };
}

interface TakenNoticeProps {
  taken: TakenSlot;
  onChoose(slot: string): void;
}

/** Says who has the slot that was chosen, and which ones are free next. */
export function TakenNotice({ taken: { takenBy, nextSlots }, onChoose }: TakenNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('admin.consultations.reschedule.taken')}
      description={
        <>
          {takenBy && (
            <p>
              <Link to={requestAddress('consultation', takenBy.id)} target="_blank">
                <Ltr>{takenBy.reference}</Ltr>
              </Link>{' '}
              · <Bdi>{takenBy.clientName}</Bdi>
            </p>
          )}
          {nextSlots.length > 0 && (
            <div className={styles.next}>
              <span>{t('admin.consultations.reschedule.next')}</span>
              {nextSlots.map((slot) => (
                <Button key={slot} size="small" onClick={() => onChoose(slot)}>
                  {formatDateTime(slot, locale)}
                </Button>
              ))}
            </div>
          )}
        </>
      }
    />
  );
}
