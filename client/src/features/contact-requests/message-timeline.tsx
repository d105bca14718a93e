import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/timeline';
import type { ClientContactRequestFragment } from '../../graphql/generated/graphql';
import { timelineEvents } from '../../lib/timeline';
import { toStatus } from './message-status';

type Event = ClientContactRequestFragment['timeline'][number];

/** A reply is how a message becomes replied; what the client writes then leads to no other stage. */
const STAGES = ['submitted', 'resubmitted', 'status_changed', 'reply'];
const label = ({ type, status }: Event) =>
  `message.event.${type === 'status_changed' ? toStatus(status) : type}`;
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The thread of a message: what the client and the office wrote, and what happens next. */
export function MessageTimeline({ message }: { message: ClientContactRequestFragment }) {
  const { t } = useTranslation();
  const status = toStatus(message.status);
  return (
    <Timeline
      events={timelineEvents(message.timeline, { label, isStage })}
      next={t(`message.next.${status}`)}
      answerDueAt={message.answerDueAt}
    />
  );
}
