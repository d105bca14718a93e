import type { RequestKindName } from '@contract/requests/request-kinds';
import {
  AddMyRequestFileDocument,
  CreateMyRequestFileLinkDocument,
  RemoveMyRequestFileDocument,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { env } from '../../lib/env';
import type { CaseSide } from './case-files';

/** What clients do with the files of a request of theirs. */
export function useClientSide(
  { kind, id }: { kind: RequestKindName; id: string },
  reload: () => Promise<unknown>,
): CaseSide {
  const { request } = useApi();
  return {
    ...{ side: 'client', kind, id, reload },
    send: async ({ file, key, paperId }, options) => {
      const input = { kind, id, file, paperId };
      await request(AddMyRequestFileDocument, { input, idempotencyKey: key }, options);
    },
    remove: (fileId) => request(RemoveMyRequestFileDocument, { id: fileId }),
    link: async (fileId, inline) => {
      const { createMyRequestFileLink: made } = await request(CreateMyRequestFileLinkDocument, {
        ...{ id: fileId, inline },
      });
      return env.apiBase + made.url;
    },
  };
}
