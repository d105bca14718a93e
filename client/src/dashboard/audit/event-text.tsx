import { useTranslation } from 'react-i18next';
import { messageText } from '../ui/message';

const REFERENCE = /^[A-Z]{2}-\d{4}-\d{6}$/;
/** Word joiners keep a reference on one line. */
const unbroken = (reference: string) => reference.replaceAll('-', '-\u2060');

interface EventTextProps {
  event: { action: string; label?: string | null; actorName?: string | null };
}

/** Who did what to which row, in a sentence. */
export function EventText({ event: { action, label, actorName } }: EventTextProps) {
  const { t } = useTranslation();
  return messageText(t, {
    // An action without a text, such as one of a newer server, is shown by its name.
    key: [`admin.activity.${action}`, 'admin.activity.other'],
    values: {
      actor: actorName ?? t('admin.activity.system'),
      label: label?.replace(REFERENCE, unbroken) ?? '',
      action,
    },
  });
}
