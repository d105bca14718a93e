import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS } from '@contract/contact-info';
import { Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { telAddress } from '../../lib/addresses';
import { useApi, usePublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';
import { contactInfoQuery } from '../contact-info/contact-info.queries';
import styles from './paper-fields.module.css';

/** That what is sent here stops no legal period, with the phone number of the firm. */
export function PeriodNotice() {
  const { t } = useTranslation();
  const { request } = useApi();
  const locale = useLocale();
  const { data } = usePublicData(
    useMemo(() => contactInfoQuery(request, locale), [request, locale]),
  );
  const phone = data?.phones.find(({ key }) => key === CONTACT_KEYS.mainPhone)?.value;
  return (
    <p className={styles.notice}>
      <Icon name="clock" size={20} />
      <span>
        {t('request.period.text')}
        {phone && (
          <>
            {' '}
            {t('request.period.call')}{' '}
            <a href={telAddress(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
