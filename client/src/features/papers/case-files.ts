import { createContext, useContext } from 'react';
import type { FileSender } from '@contract/request-files';
import type { RequestKindName } from '@contract/requests/request-kinds';
import type { RequestPapersFieldsFragment } from '../../graphql/generated/graphql';
import type { Upload, SendOptions } from './upload-queue';

export type CasePapers = RequestPapersFieldsFragment;
export type CasePaper = CasePapers['papers'][number];
export type CaseFile = CasePapers['files'][number];

/** What one side does with the files of a request. */
export interface CaseSide {
  side: FileSender;
  kind: RequestKindName;
  id: string;
  send: (upload: Upload, options: SendOptions) => Promise<void>;
  remove: (id: string) => Promise<unknown>;
  /** An address that can be opened for a minute. */
  link: (id: string, inline: boolean) => Promise<string>;
  /** Reads the request again. */
  reload: () => Promise<unknown>;
}

export const CaseSideContext = createContext<CaseSide | null>(null);

export function useCaseSide(): CaseSide {
  const side = useContext(CaseSideContext);
  if (!side) throw new Error('useCaseSide needs a CaseSideContext');
  return side;
}
