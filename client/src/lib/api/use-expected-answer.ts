import { useTranslation } from 'react-i18next';
import { formatDay } from '../i18n/format';
import { useLocale } from '../i18n/i18n';

/** The day on which the promised time ends: midnight belongs to the day before. */
export function dueDay(answerDueAt: string): Date {
  return new Date(new Date(answerDueAt).getTime() - 1);
}

/** "You can expect our answer by Sunday": nothing when nobody waits, or when that time has passed. */
export function useExpectedAnswer(answerDueAt: string | null): string | undefined {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!answerDueAt || dueDay(answerDueAt) < new Date()) return undefined;
  return t('request.next.workingDay', { date: formatDay(dueDay(answerDueAt), locale) });
}
