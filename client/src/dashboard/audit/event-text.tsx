import { useTranslation } from 'react-i18next';
import { messageText } from '../ui/message';
import styles from './event-text.module.css';

/** References of requests: they are not broken over two lines. */
const REFERENCES = /([A-Z]{2}-\d{4}-\d{6})/;

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
  return sentence.split(REFERENCES).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.reference}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
