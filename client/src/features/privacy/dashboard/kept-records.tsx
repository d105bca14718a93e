import { useQuery } from '@apollo/client/react';
import { KeptRecordsDocument } from '../../../graphql/generated/graphql';
import { KeptRecordList } from '../kept-record-list';

/** What stays of a client who is to be erased. */
export function KeptRecords({ id }: { id: string }) {
  const { data } = useQuery(KeptRecordsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return <KeptRecordList text="retention.kept.ofClient" records={data?.keptRecords ?? []} />;
}
