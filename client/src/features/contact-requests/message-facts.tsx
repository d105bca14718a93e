import { contactRequest } from '@contract/requests/contact-request';
import type { ClientContactRequestFragment } from '../../graphql/generated/graphql';
import { Facts } from '../requests/facts';
import { SentFacts } from '../requests/sent-facts';

/** What was written from the contact page. */
export function MessageFacts({ message }: { message: ClientContactRequestFragment }) {
  return (
    <Facts>
      <SentFacts definition={contactRequest} request={message} />
    </Facts>
  );
}
