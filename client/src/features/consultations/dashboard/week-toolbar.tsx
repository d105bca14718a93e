import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { directionOf } from '@contract/locales';
import { officeDay } from '@contract/office-clock';
import type { WeekView } from '../../../dashboard/desk/board/views';
import { formatDate, formatWeekday } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { DaySheetMenu } from './day-sheet-menu';
import { consultantsQuery } from './consultation-kind';
import { addDays, toWeekStart } from '../office-days';
import styles from './week-calendar.module.css';

interface WeekHeadingProps {
  date: Date;
  holidays: ReadonlyMap<string, string>;
}

/** The heading of a day, with the name of the holiday. */
export function WeekHeading({ date, holidays }: WeekHeadingProps) {
  const locale = useLocale();
  const day = date.toISOString().slice(0, 10);
  const holiday = holidays.get(day);
  return (
    <span className={styles.heading}>
      <span>{formatWeekday(day, locale)}</span>
      {holiday && (
        <span className={styles.holidayName} dir="auto">
          {holiday}
        </span>
      )}
    </span>
  );
}

interface WeekToolbarProps {
  /** The Sunday of the week. */
  first: string;
  view: WeekView;
  consultant: { id: string; choose(id: string): void };
  isCompact: boolean;
}

/** Which week and whose appointments are shown, and the way to the holidays. */
export function WeekToolbar({ first, view, consultant, isCompact }: WeekToolbarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: people = [] } = consultantsQuery.useData({ language: locale });
  const [Before, After] =
    directionOf(locale) === 'rtl' ? [RightOutlined, LeftOutlined] : [LeftOutlined, RightOutlined];
  const isThisWeek = first === toWeekStart(officeDay());
  return (
    <div className={styles.toolbar}>
      <div className={styles.turn}>
        <Button
          icon={<Before />}
          aria-label={t('consultation.book.weekBefore')}
          onClick={() => view.show(addDays(first, -7))}
        />
        <Button disabled={isThisWeek} onClick={() => view.show(undefined)}>
          {t('dashboard.week.today')}
        </Button>
        <Button
          icon={<After />}
          aria-label={t('consultation.book.weekAfter')}
          onClick={() => view.show(addDays(first, 7))}
        />
        <h2 className={styles.title} aria-live="polite">
          {t('consultation.book.week', {
            from: formatDate(first, locale),
            to: formatDate(addDays(first, 4), locale),
          })}
        </h2>
      </div>
      {people.length > 0 && (
        <Select
          className={styles.consultant}
          aria-label={t('consultation.consultant')}
          value={consultant.id}
          options={[
            { value: '', label: t('dashboard.week.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={consultant.choose}
        />
      )}
      <DaySheetMenu first={first} consultantId={consultant.id} />
      {!isCompact && (
        <Link to="/dashboard/holidays">{t('admin.consultants.schedule.holidays')}</Link>
      )}
    </div>
  );
}
