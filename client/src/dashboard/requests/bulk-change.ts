import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import type { BulkOutcomeFragment } from '../../graphql/generated/graphql';
import type { RowVersion } from './request-kind';

/** What is about to be done with the selected requests. */
export interface BulkChange {
  /** Also the label of the button that does it. */
  title: string;
  /** What they become: a status, an administrator. */
  target?: ReactNode;
  /** What else there is to know before it is confirmed. */
  help?: string;
  /** With it, a note to the clients can be written. */
  noteLabel?: string;
  isDanger?: boolean;
  run(client: ApolloClient, rows: RowVersion[], note: string): Promise<BulkOutcomeFragment>;
}
