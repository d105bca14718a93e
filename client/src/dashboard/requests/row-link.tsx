import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../engine/resource-context';
import styles from './row-link.module.css';

interface RowLinkProps {
  id: string;
  /** Part of the accessible name, so that the links of a list can be told apart. */
  reference: string;
  /** The signed-in person has not seen what the client wrote last. */
  unseen?: boolean | undefined;
  children: ReactNode;
}

/** The link of a row that opens its request. It is a real link, so that it opens in a new tab too. */
export function RowLink({ id, reference, unseen, children }: RowLinkProps) {
  const { t } = useTranslation();
  const { openDetails } = useResource();
  // read, not subscribed to: a list has many links, and its rows are rendered anew when its address changes
  const params = new URLSearchParams(window.location.search);
  params.set('view', id);
  return (
    <a
      href={`?${params.toString()}`}
      className={styles.link}
      data-row-link
      aria-label={t(unseen ? 'dashboard.desk.openNew' : 'dashboard.desk.open', { reference })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openDetails(id);
      }}
    >
      {unseen && <span className={styles.dot} title={t('dashboard.desk.unseen')} />}
      {children}
    </a>
  );
}
