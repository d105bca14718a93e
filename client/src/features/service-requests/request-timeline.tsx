import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/timeline';
import type { ClientServiceRequestFragment } from '../../graphql/generated/graphql';
import { timelineEvents } from '../../lib/timeline';
import { toStatus } from './timeline';

type Event = ClientServiceRequestFragment['timeline'][number];

const label = ({ type, status }: Event) =>
  `request.event.${type === 'status_changed' ? toStatus(status) : type}`;
const STAGES = ['submitted', 'resubmitted', 'status_changed'];
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The events of a service request, and what happens next. */
export function RequestTimeline({ request }: { request: ClientServiceRequestFragment }) {
  const { t } = useTranslation();
  const status = toStatus(request.status);
  return (
    <Timeline
      events={timelineEvents(request.timeline, { label, isStage })}
      next={t(`request.next.${status}`)}
      answerDueAt={request.answerDueAt}
    />
  );
}
