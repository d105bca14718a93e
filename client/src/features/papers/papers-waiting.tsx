import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Banner } from '../../components/banner';
import { MyRequestPapersDocument } from '../../graphql/generated/graphql';
import styles from './papers.module.css';

interface PapersWaitingProps {
  kind: RequestKindName;
  id: string;
  /** Where the papers are on the page. */
  href: string;
}

/** Says at the top of a request how many papers the office waits for, and leads to them; nothing once all are there. */
export function PapersWaiting({ kind, id, href }: PapersWaitingProps) {
  const { t } = useTranslation();
  const { data } = useQuery(MyRequestPapersDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-first',
  });
  const { present = 0, wanted = 0 } = data?.myRequestPapers ?? {};
  const count = wanted - present;
  if (count <= 0) return null;
  return (
    <Banner
      tone="notice"
      actions={
        <a className={styles.toPapers} href={href}>
          {t('papers.waiting.link')}
        </a>
      }
    >
      {t('papers.waiting.text', { count })}
    </Banner>
  );
}
