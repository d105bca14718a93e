import {
  ApplicationChangedDocument,
  ConsultationChangedDocument,
  ContactRequestChangedDocument,
  ServiceRequestChangedDocument,
} from '../../graphql/generated/graphql';
import { useChangeSubscription } from '../engine/use-change-subscription';

/** Calls `onChange` when a request of any kind was changed. */
export function useRequestEvents(onChange: () => void): void {
  useChangeSubscription(ServiceRequestChangedDocument, onChange);
  useChangeSubscription(ContactRequestChangedDocument, onChange);
  useChangeSubscription(ApplicationChangedDocument, onChange);
  useChangeSubscription(ConsultationChangedDocument, onChange);
}
