import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { NotificationReceivedDocument } from '../../graphql/generated/graphql';

/** Calls `onChange` when the signed-in person got, read or deleted a notification. */
export function useNotificationEvents(onChange: () => void): void {
  useChangeSubscription(NotificationReceivedDocument, onChange);
}
