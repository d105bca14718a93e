import { useTranslation } from 'react-i18next';
import { ReferenceText } from '../../components/reference-text';
import { messageText } from '../ui/message';

interface EventTextProps {
  event: { action: string; label?: string | null; actorName?: string | null };
}

/** Who did what to which row, in a sentence. */
export function EventText({ event: { action, label, actorName } }: EventTextProps) {
  const { t } = useTranslation();
  const sentence = messageText(t, {
    // An action without a text, such as one of a newer server, is shown by its name.
    key: [`admin.activity.${action}`, 'admin.activity.other'],
    values: {
      actor: actorName ?? t('admin.activity.system'),
      label: label ?? '',
      action,
    },
  });
  return <ReferenceText text={sentence} />;
}
