import { useTranslation } from 'react-i18next';
import { mutationOf } from '../../../dashboard/engine/operations';
import { PdfMenu } from '../../../dashboard/ui/pdf-menu';
import { CreateDaySheetDocument } from '../../../graphql/generated/graphql';
import { formatWeekday } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { addDays } from '../office-days';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

const createSheet = mutationOf(
  CreateDaySheetDocument,
  (input: { day: string; consultantId: string | null }) => input,
  (data) => data.createDaySheet.url,
);

interface DaySheetMenuProps {
  /** The first day of the week that is shown. */
  first: string;
  /** Empty for all. */
  consultantId: string;
}

/** Saves the appointments of one day of the week as a PDF (B10). */
export function DaySheetMenu({ first, consultantId }: DaySheetMenuProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <PdfMenu
      isWritten
      label={t('dashboard.pdf.day')}
      items={DAYS.map((after) => addDays(first, after)).map((day) => ({
        key: day,
        label: formatWeekday(day, locale),
        create: (client) => createSheet(client, { day, consultantId: consultantId || null }),
      }))}
    />
  );
}
