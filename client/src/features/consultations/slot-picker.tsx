import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Skeleton } from '../../components/skeleton';
import { formatDate, formatDay, formatTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import { addDays } from './office-days';
import styles from './slot-picker.module.css';
import { useSlotWeek, type SlotWeek } from './use-slot-week';

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

/** The week that is shown, with the way to the one before and after it. */
function WeekBar({ slots: { week, isFirst, isLast, turn } }: { slots: SlotWeek }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={styles.bar}>
      <Button variant="outline" size="small" disabled={isFirst} onClick={() => turn(-1)}>
        {t('consultation.book.weekBefore')}
      </Button>
      <p className={styles.week} aria-live="polite">
        {t('consultation.book.week', {
          from: formatDate(week, locale),
          to: formatDate(addDays(week, 4), locale),
        })}
      </p>
      <Button variant="outline" size="small" disabled={isLast} onClick={() => turn(1)}>
        {t('consultation.book.weekAfter')}
      </Button>
    </div>
  );
}

function NoSlots({ slots: { next, showDay } }: { slots: SlotWeek }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={styles.none} role="status">
      <p>{t(`consultation.book.${next ? 'noneThisWeek' : 'noneSoon'}`)}</p>
      {next && (
        <Button variant="outline" size="small" onClick={() => showDay(next)}>
          {t('consultation.book.nextFree', { day: formatDay(next, locale) })}
        </Button>
      )}
    </div>
  );
}

export interface SlotPickerProps {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The chosen slot, or empty. */
  value: string;
  onChoose: (slot: string) => void;
}

/** The free days and times of a week. Mount it anew to load the slots again. */
export function SlotPicker({ consultantId, value, onChoose }: SlotPickerProps) {
  const { t } = useTranslation();
  const slots = useSlotWeek({ consultantId, value });
  const { days, error, loading, reload } = slots;
  return (
    <div className={styles.picker} aria-busy={loading}>
      <WeekBar slots={slots} />
      {error ? (
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
      ) : loading ? (
        <Skeleton lines={4} />
      ) : days.length === 0 ? (
        <NoSlots slots={slots} />
      ) : (
        <ul className={styles.days}>
          {days.map(([day, times]) => (
            <DaySlots key={day} day={day} slots={times} value={value} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}
