import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { MyRequestPapersDocument } from '../../graphql/generated/graphql';
import { Banner } from '../../components/banner';
import { Skeleton } from '../../components/skeleton';
import { readError } from '../../lib/api/read-error';
import { CaseSideContext } from './case-files';
import { useClientSide } from './client-side';
import { PapersSection } from './papers-section';
import styles from './papers.module.css';

interface AccountPapersProps {
  kind: RequestKindName;
  id: string;
  /** Raised when the request may have changed. */
  changes: number;
  /** Reads the request again. */
  reload: () => Promise<unknown>;
}

/** The papers and files of a request, for its client. */
export function AccountPapers({ kind, id, changes, reload }: AccountPapersProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MyRequestPapersDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (changes > 0) readAgain();
  }, [changes]);
  const side = useClientSide({ kind, id }, () => Promise.all([refetch(), reload()]));
  return (
    <CaseSideContext value={side}>
      <p className={styles.intro}>{t('papers.intro')}</p>
      {data && <PapersSection papers={data.myRequestPapers} />}
      {!data && error && <Banner tone="error">{readError(error).message}</Banner>}
      {!data && !error && <Skeleton lines={4} width="80%" />}
    </CaseSideContext>
  );
}
