import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Radio, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import { Ltr } from '../../../components/bdi';
import { LoadError } from '../../../dashboard/ui/load-error';
import { formatDate, formatDay, formatTime, formatWeekday } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { addDays } from '../office-days';
import styles from './slot-choice.module.css';
import { type MovedAppointment, useSlotWeek, type SlotWeek } from '../use-slot-week';

function WeekBar({ slots: { week, isFirst, isLast, turn } }: { slots: SlotWeek }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const [Before, After] = isRightToLeft
    ? [RightOutlined, LeftOutlined]
    : [LeftOutlined, RightOutlined];
  return (
    <div className={styles.bar}>
      <Button
        icon={<Before />}
        aria-label={t('consultation.book.weekBefore')}
        disabled={isFirst}
        onClick={() => turn(-1)}
      />
      <p aria-live="polite">
        {t('consultation.book.week', {
          from: formatDate(week, locale),
          to: formatDate(addDays(week, 4), locale),
        })}
      </p>
      <Button
        icon={<After />}
        aria-label={t('consultation.book.weekAfter')}
        disabled={isLast}
        onClick={() => turn(1)}
      />
    </div>
  );
}

function Day({ day, times }: { day: string; times: readonly string[] }) {
  const locale = useLocale();
  const name = formatDay(day, locale);
  return (
    <div className={styles.day}>
      <span aria-hidden="true">{formatWeekday(day, locale)}</span>
      <div className={styles.times}>
        {times.map((slot) => (
          <Radio.Button key={slot} value={slot}>
            <span className="visually-hidden">{name} </span>
            <Ltr>{formatTime(slot)}</Ltr>
          </Radio.Button>
        ))}
      </div>
    </div>
  );
}

interface SlotChoiceProps {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved, whose week is shown first. */
  moved?: MovedAppointment;
  /** The chosen slot, or empty. */
  value: string;
  onChange(slot: string): void;
}

/** Chooses a free slot, week by week. Mount it anew to load the slots again. */
export function SlotChoice({ consultantId, moved, value, onChange }: SlotChoiceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const slots = useSlotWeek({ consultantId, moved, value });
  const { days, next, error, loading, reload, showDay } = slots;
  return (
    <div className={styles.choice}>
      <WeekBar slots={slots} />
      {error ? (
        <LoadError error={error} onRetry={reload} />
      ) : loading ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : days.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{t(`consultation.book.${next ? 'noneThisWeek' : 'noneSoon'}`)}</p>
          {next && (
            <Button onClick={() => showDay(next)}>
              {t('consultation.book.nextFree', { day: formatDay(next, locale) })}
            </Button>
          )}
        </div>
      ) : (
        <Radio.Group
          className={styles.days}
          aria-label={t('consultation.book.when')}
          value={value}
          onChange={(event) => onChange(event.target.value as string)}
        >
          {days.map(([day, times]) => (
            <Day key={day} day={day} times={times} />
          ))}
        </Radio.Group>
      )}
    </div>
  );
}
