import { useTranslation } from 'react-i18next';
import { application as declaration } from '@contract/requests/application';
import { Bdi } from '../../components/bdi';
import type { ClientApplicationFragment } from '../../graphql/generated/graphql';
import { Fact, Facts } from '../requests/facts';
import { SentFacts } from '../requests/sent-facts';

const FIRST = [
  ...['motivation', 'experience', 'education', 'skills', 'additionalInfo'],
  ...['fullName', 'address', 'city', 'country', 'expectedSalary'],
  ...['email', 'phoneNumber', 'linkedin', 'website', 'dateOfBirth', 'availability'],
];

/** What was sent, with the CV. */
export function ApplicationFacts({ application }: { application: ClientApplicationFragment }) {
  const { t } = useTranslation();
  return (
    <Facts>
      <SentFacts definition={declaration} request={application} first={FIRST} last={[]} />
      <Fact label={t('application.fields.cv')}>
        <Bdi>{application.cvName}</Bdi>
        {application.cvState === 'infected' && <p>{t('application.cv.infectedOwn')}</p>}
      </Fact>
    </Facts>
  );
}
