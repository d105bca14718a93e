import { serviceRequest } from '@contract/requests/service-request';
import type { ClientServiceRequestFragment } from '../../graphql/generated/graphql';
import { Facts } from '../requests/facts';
import { SentFacts } from '../requests/sent-facts';

/** The content of a request: what is needed first, then how the person is reached. */
export function RequestFacts({ request }: { request: ClientServiceRequestFragment }) {
  return (
    <Facts>
      <SentFacts
        definition={serviceRequest}
        request={request}
        last={['clientName', 'clientEmail', 'clientPhone', 'clientAddress']}
      />
    </Facts>
  );
}
