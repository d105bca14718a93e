import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { PublicHoursPeriodsDocument } from '../../graphql/generated/graphql';
import { useApi, usePublicData } from '../../lib/api/api';
import { formatDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';

/** Days on which the firm has other hours, such as those of Ramadan, while they hold and some days before. */
export function OtherHours({ as: Line, className }: { as: 'dd' | 'p'; className?: string }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(
    () => ({
      key: `other-hours:${locale}`,
      caching: { freshMs: 60_000 },
      read: async () =>
        (await request(PublicHoursPeriodsDocument, { language: locale })).publicHoursPeriods,
    }),
    [request, locale],
  );
  const { data = [] } = usePublicData(query);
  return data.map(({ name, startsOn, endsOn, hours }) => (
    <Line key={startsOn} className={className}>
      <span>
        <strong>
          <Bdi>{name}</Bdi>
        </strong>{' '}
        {t('contact.otherHours', {
          from: formatDate(startsOn, locale),
          to: formatDate(endsOn, locale),
        })}
        <br />
        <Bdi>{hours}</Bdi>
      </span>
    </Line>
  ));
}
