import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import type { KeptRecordFieldsFragment } from '../../graphql/generated/graphql';
import { formatDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';

interface KeptRecordListProps {
  /** Key of the sentence above the list. */
  text: string;
  records: readonly KeptRecordFieldsFragment[];
}

/** What stays of somebody who is erased, and until when. */
export function KeptRecordList({ text, records }: KeptRecordListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (records.length === 0) return null;
  return (
    <div>
      <p>{t(text)}</p>
      <ul>
        {records.map(({ rule, label, until }) => (
          <li key={`${rule}:${label}`}>
            {t(`retention.kept.${rule}`)} <Bdi>{label}</Bdi>
            {t('retention.kept.until', { date: formatDate(until, locale) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
