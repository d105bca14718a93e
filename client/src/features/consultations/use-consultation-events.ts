import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { ConsultationChangedDocument } from '../../graphql/generated/graphql';

/** Calls `onChange` when any consultation was changed. */
export function useConsultationEvents(onChange: () => void): void {
  useChangeSubscription(ConsultationChangedDocument, onChange);
}
