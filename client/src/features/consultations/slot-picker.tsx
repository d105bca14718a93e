import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Skeleton } from '../../components/skeleton';
import { formatDay, formatTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import styles from './slot-picker.module.css';
import { useFreeDays } from './use-free-days';

interface DaySlotsProps {
  day: string;
  slots: readonly string[];
  value: string;
  onChoose: (slot: string) => void;
}

/** The times of one day. Radio buttons of one name: arrow keys go through all days. */
function DaySlots({ day, slots, value, onChoose }: DaySlotsProps) {
  const locale = useLocale();
  const name = formatDay(day, locale);
  return (
    <li className={styles.day}>
      <p className={styles.dayName} aria-hidden="true">
        {name}
      </p>
      <div className={styles.times}>
        {slots.map((slot) => (
          <label key={slot} className={styles.time}>
            <input
              type="radio"
              name="startsAt"
              value={slot}
              checked={slot === value}
              aria-label={`${name} ${formatTime(slot)}`}
              onChange={() => onChoose(slot)}
            />
            <Ltr>{formatTime(slot)}</Ltr>
          </label>
        ))}
      </div>
    </li>
  );
}

export interface SlotPickerProps {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved: times of its length. */
  movedId?: string;
  /** The chosen slot, or empty. */
  value: string;
  onChoose: (slot: string) => void;
}

/** The next free days and their times. Mount it anew to load the slots again. */
export function SlotPicker({ value, onChoose, ...asked }: SlotPickerProps) {
  const { t } = useTranslation();
  const { days, error, loading, reload, hasMore, showMore } = useFreeDays({ ...asked, value });
  return (
    <div className={styles.picker} aria-busy={loading}>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.map(([day, times]) => (
            <DaySlots key={day} day={day} slots={times} value={value} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {loading && <Skeleton lines={4} />}
      {Boolean(error) && (
        <Banner
          tone="error"
          actions={
            <Button size="small" onClick={reload}>
              {t('account.tryAgain')}
            </Button>
          }
        >
          {readError(error).message}
        </Banner>
      )}
      {!loading && !error && days.length === 0 && (
        <p className={styles.none} role="status">
          {t('consultation.book.noneFree')}
        </p>
      )}
      {!loading && !error && hasMore && (
        <Button variant="outline" size="small" onClick={showMore}>
          {t('consultation.book.moreDays')}
        </Button>
      )}
    </div>
  );
}
