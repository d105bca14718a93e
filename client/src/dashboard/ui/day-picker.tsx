import { DatePicker, type DatePickerProps } from 'antd';
import arabic from 'antd/es/date-picker/locale/ar_EG';
import english from 'antd/es/date-picker/locale/en_GB';
import french from 'antd/es/date-picker/locale/fr_FR';
import dayjs from 'dayjs';
import 'dayjs/locale/ar-dz';
import 'dayjs/locale/ar-sa';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import type { ReactNode } from 'react';
import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import { useLocale } from '../../lib/i18n/i18n';
import { useSite } from '../../lib/site';
import { useIsPhone } from './screen-width';

export interface DayPickerProps {
  id?: string | undefined;
  className?: string | undefined;
  prefix?: ReactNode;
  'aria-label'?: string;
  /** A day, `2026-11-22`; without one it is empty. */
  value?: string | undefined;
  onChange?(day: string): void;
}

type PickerLocale = NonNullable<DatePickerProps['locale']>;

const DAY = 'YYYY-MM-DD';
/** As it is shown, and what else may be typed. */
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', DAY];
const TODAY = 'Aujourd’hui';
/** Days without a zero before them, as in the other languages; antd's word has a straight apostrophe. */
const FRENCH: PickerLocale = {
  ...french,
  lang: { ...french.lang, dayFormat: 'D', today: TODAY, backToToday: TODAY },
};
const FIRST = dayjs('2000-01-01');
/** From Sunday on. The full names of antd run into each other. */
const ARABIC_DAYS = ['أح', 'إث', 'ثلا', 'أر', 'خم', 'جم', 'سب'];

/** antd's Arabic has the months of Egypt; the settings say which months there are. */
function arabicOf(dates: SiteState['arabicDates']): PickerLocale {
  const { shortMonths: _months, ...words } = arabic.lang;
  const locale = dates === 'ar_SA' ? 'ar-sa' : 'ar-dz';
  return { ...arabic, lang: { ...words, locale, shortWeekDays: ARABIC_DAYS } };
}

function localeOf(locale: Locale, dates: SiteState['arabicDates']): PickerLocale {
  if (locale === 'ar') return arabicOf(dates);
  return locale === 'fr' ? FRENCH : english;
}

/** antd's date picker for days as texts. */
export function DayPicker({ value, onChange, ...rest }: DayPickerProps) {
  const locale = useLocale();
  const { arabicDates } = useSite();
  const isPhone = useIsPhone();
  // Left alone, the picker brings a day back whose text was deleted.
  const clearIfEmpty = (input: EventTarget) => {
    if (value && input instanceof HTMLInputElement && input.value === '') onChange?.('');
  };
  return (
    <DatePicker
      {...rest}
      locale={localeOf(locale, arabicDates)}
      format={FORMATS}
      minDate={FIRST}
      // No keyboard over the calendar.
      inputReadOnly={isPhone}
      value={value ? dayjs(value) : null}
      onChange={(day: dayjs.Dayjs | null) => onChange?.(day ? day.format(DAY) : '')}
      onBlur={({ target }) => clearIfEmpty(target)}
      onKeyDown={({ key, target }) => key === 'Enter' && clearIfEmpty(target)}
    />
  );
}
