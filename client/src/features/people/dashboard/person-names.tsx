import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../../components/bdi';
import { readablePhone } from '../../../lib/addresses';
import styles from './people.module.css';

/** How the name is written elsewhere. */
export function OtherNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <span className={styles.faint}>
      {t('common.label', { label: t('admin.people.also') })}{' '}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ' · '}
          <Bdi>{name}</Bdi>
        </Fragment>
      ))}
    </span>
  );
}

/** The first number and the first address, by which a record is told from another one. */
export function Contacts({
  of: { phones, emails },
}: {
  of: { phones: readonly string[]; emails: readonly string[] };
}) {
  return [phones[0] && readablePhone(phones[0]), emails[0]].map(
    (contact) =>
      contact && (
        <span key={contact} className={styles.faint}>
          <Ltr>{contact}</Ltr>
        </span>
      ),
  );
}
