import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import type { ClientApplicationFragment } from '../../graphql/generated/graphql';
import { formatDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from '../service-requests/request-facts.module.css';

const TEXTS = ['motivation', 'experience', 'education', 'skills', 'additionalInfo'] as const;
const LINES = ['fullName', 'address', 'city', 'country', 'expectedSalary'] as const;
const DATES = ['dateOfBirth', 'availability'] as const;
const CODES = ['email', 'phoneNumber', 'linkedin', 'website'] as const;

/** What was sent. Empty optional fields are not listed. */
export function ApplicationFacts({ application }: { application: ClientApplicationFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const facts = [
    ...TEXTS.map((key) => {
      const text = application[key];
      return [key, text && <FreeText className={styles.words}>{text}</FreeText>] as const;
    }),
    ...LINES.map((key) => [key, application[key] && <Bdi>{application[key]}</Bdi>] as const),
    ...CODES.map((key) => [key, application[key] && <Ltr>{application[key]}</Ltr>] as const),
    ...DATES.map((key) => {
      const day = application[key];
      return [key, day && formatDate(day, locale)] as const;
    }),
    [
      'cv',
      <Fragment key="cv">
        <Bdi>{application.cvName}</Bdi>
        {application.cvState === 'infected' && <p>{t('application.cv.infectedOwn')}</p>}
      </Fragment>,
    ] as const,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{t(`application.fields.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
