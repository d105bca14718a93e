import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Fact, Facts, LongFact } from '../service-requests/facts';
import type { ClientContactRequestFragment } from '../../graphql/generated/graphql';

/** What was written from the contact page. Empty optional fields are not listed. */
export function MessageFacts({ message }: { message: ClientContactRequestFragment }) {
  const { t } = useTranslation();
  return (
    <Facts>
      {message.subject && (
        <Fact label={t('message.subject')}>
          <Bdi>{message.subject}</Bdi>
        </Fact>
      )}
      <LongFact label={t('message.text')}>{message.message}</LongFact>
      <Fact label={t('request.name')}>
        <Bdi>{message.name}</Bdi>
      </Fact>
      <Fact label={t('request.email')}>
        <Ltr>{message.email}</Ltr>
      </Fact>
      {message.phone && (
        <Fact label={t('request.phone')}>
          <Ltr>{message.phone}</Ltr>
        </Fact>
      )}
    </Facts>
  );
}
