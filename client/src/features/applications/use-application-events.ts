import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { ApplicationChangedDocument } from '../../graphql/generated/graphql';

/** Calls `onChange` when any application was changed. */
export function useApplicationEvents(onChange: () => void): void {
  useChangeSubscription(ApplicationChangedDocument, onChange);
}
