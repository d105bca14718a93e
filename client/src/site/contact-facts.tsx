import { useTranslation } from 'react-i18next';
import { Ltr } from '../components/bdi';
import { Fact } from '../components/facts';
import { mailAddress, telAddress } from '../lib/addresses';
import { useContact } from './layout/use-contact';

/** The firm's phone and e-mail address, as far as the office has entered them. */
export function ContactFacts() {
  const { t } = useTranslation();
  const { phone, email } = useContact();
  return (
    <>
      {phone && (
        <Fact label={t('legalNotice.phone')}>
          <a href={telAddress(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </Fact>
      )}
      {email && (
        <Fact label={t('legalNotice.email')}>
          <a href={mailAddress(email)}>
            <Ltr>{email}</Ltr>
          </a>
        </Fact>
      )}
    </>
  );
}
