import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { PartHeading } from '../../../dashboard/desk/request-details';
import { useResource } from '../../../dashboard/engine/resource-context';
import {
  AddRequestFileDocument,
  CreateRequestFileLinkDocument,
  RemoveRequestFileDocument,
} from '../../../graphql/generated/graphql';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useApi } from '../../../lib/api/api';
import { env } from '../../../lib/env';
import { type CaseSide, CaseSideContext } from '../case-files';
import { PapersSection } from '../papers-section';
import { AddPaper } from './add-paper';
import { PaperControls } from './paper-controls';
import { papersQuery } from './papers-query';

interface DeskPapersProps {
  kind: RequestKindName;
  request: {
    id: string;
    deletedAt: string | null;
    erasedAt: string | null;
  };
}

/** The papers and files of the open request, and what the office decides about them (B30, B47). */
export function DeskPapers({ kind, request }: DeskPapersProps) {
  const { t } = useTranslation();
  const { request: call } = useApi();
  const { refresh } = useResource();
  const { id, deletedAt, erasedAt } = request;
  const { data: papers, error, loading, refetch } = papersQuery.useData({ kind, id });
  const isClosed = Boolean(deletedAt ?? erasedAt);
  if (erasedAt) return null;
  const side: CaseSide = {
    ...{ side: 'office', kind, id },
    reload: () => {
      refetch();
      return refresh();
    },
    send: async ({ file, key, paperId }, options) => {
      const input = { kind, id, file, paperId };
      await call(AddRequestFileDocument, { input, idempotencyKey: key }, options);
    },
    remove: (fileId) => call(RemoveRequestFileDocument, { id: fileId }),
    link: async (fileId, inline) => {
      const { createRequestFileLink: made } = await call(CreateRequestFileLinkDocument, {
        ...{ id: fileId, inline },
      });
      return env.apiBase + made.url;
    },
  };
  return (
    <CaseSideContext value={side}>
      <section>
        <PartHeading>{t('papers.title')}</PartHeading>
        {papers && (
          <PapersSection
            papers={papers}
            isClosed={isClosed}
            controls={(paper) => !isClosed && <PaperControls paper={paper} />}
          >
            {!isClosed && <AddPaper />}
          </PapersSection>
        )}
        {!papers && error && !loading && <LoadError error={error} onRetry={refetch} />}
      </section>
    </CaseSideContext>
  );
}
