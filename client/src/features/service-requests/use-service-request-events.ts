import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { ServiceRequestChangedDocument } from '../../graphql/generated/graphql';

/** Calls `onChange` when any service request was changed. */
export function useServiceRequestEvents(onChange: () => void): void {
  useChangeSubscription(ServiceRequestChangedDocument, onChange);
}
