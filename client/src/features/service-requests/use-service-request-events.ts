import { useEvents } from '../../dashboard/engine/use-events';
import { ServiceRequestChangedDocument } from '../../graphql/generated/graphql';

/** Calls back when any service request changed, wherever that was done. */
export function useServiceRequestEvents(onChange: () => void): void {
  useEvents(ServiceRequestChangedDocument, onChange);
}
