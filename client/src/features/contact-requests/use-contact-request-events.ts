import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { ContactRequestChangedDocument } from '../../graphql/generated/graphql';

/** Calls `onChange` when any contact request was changed. */
export function useContactRequestEvents(onChange: () => void): void {
  useChangeSubscription(ContactRequestChangedDocument, onChange);
}
