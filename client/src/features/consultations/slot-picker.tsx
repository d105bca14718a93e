import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Skeleton } from '../../components/skeleton';
import { formatDate, formatDay, formatTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { readError } from '../../lib/read-error';
import { useSite } from '../../lib/site';
import { addDays, byDay, dayOf, weekOf } from './office-days';
import styles from './slot-picker.module.css';
import { useSlots } from './use-slots';

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

interface WeekBarProps {
  week: string;
  onWeek: (week: string) => void;
}

/** The week that is shown, with the way to the one before and after it. */
function WeekBar({ week, onWeek }: WeekBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { bookingHorizonDays } = useSite();
  const today = dayOf(new Date());
  const turn = (weeks: number) => onWeek(addDays(week, 7 * weeks));
  return (
    <div className={styles.bar}>
      <Button
        variant="outline"
        size="small"
        disabled={week <= weekOf(today)}
        onClick={() => turn(-1)}
      >
        {t('consultation.book.weekBefore')}
      </Button>
      <p className={styles.week} aria-live="polite">
        {t('consultation.book.week', {
          from: formatDate(week, locale),
          to: formatDate(addDays(week, 4), locale),
        })}
      </p>
      <Button
        variant="outline"
        size="small"
        disabled={addDays(week, 7) > addDays(today, bookingHorizonDays)}
        onClick={() => turn(1)}
      >
        {t('consultation.book.weekAfter')}
      </Button>
    </div>
  );
}

interface NoSlotsProps {
  /** The first free slot after the week. */
  next: string | undefined;
  onWeek: (week: string) => void;
}

function NoSlots({ next, onWeek }: NoSlotsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={styles.none} role="status">
      <p>{t('consultation.book.noneThisWeek')}</p>
      {next && (
        <Button variant="outline" size="small" onClick={() => onWeek(weekOf(dayOf(next)))}>
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
  const today = dayOf(new Date());
  const [chosenWeek, setWeek] = useState(value ? weekOf(dayOf(value)) : undefined);
  const from = chosenWeek && chosenWeek > today ? chosenWeek : today;
  const { slots, error, reload } = useSlots({ consultantId, from });
  const first = slots?.[0];
  const week = chosenWeek ?? weekOf(first ? dayOf(first) : today);
  const days = byDay((slots ?? []).filter((slot) => weekOf(dayOf(slot)) === week));
  return (
    <div className={styles.picker} aria-busy={!slots && !error}>
      <WeekBar week={week} onWeek={setWeek} />
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
      ) : !slots ? (
        <Skeleton lines={4} />
      ) : days.length === 0 ? (
        <NoSlots next={slots.find((slot) => weekOf(dayOf(slot)) > week)} onWeek={setWeek} />
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
