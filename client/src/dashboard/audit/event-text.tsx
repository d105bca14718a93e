import { useTranslation } from 'react-i18next';
import { CONTENT } from '@contract/content/content-kinds';
import { ReferenceText } from '../../components/reference-text';
import { messageText } from '../ui/message';

interface EventTextProps {
  event: { action: string; label?: string | null; actorName?: string | null };
}

/** Who did what to which row, in a sentence. */
export function EventText({ event: { action, label, actorName } }: EventTextProps) {
  const { t } = useTranslation();
  const [kind, verb] = action.split('.');
  const content = Object.values(CONTENT).find(({ name }) => name === kind);
  const sentence = messageText(t, {
    key: [
      `admin.activity.${action}`,
      ...(content ? [`dashboard.content.activity.${verb}`] : []),
      // an action without a text, such as one of a newer server, is shown by its name
      'admin.activity.other',
    ],
    noun: content && `admin.${content.plural}.noun`,
    values: {
      actor: actorName ?? t('admin.activity.system'),
      label: label ?? '',
      action,
    },
  });
  return <ReferenceText text={sentence} />;
}
