import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/timeline';
import type { ClientConsultationFragment } from '../../graphql/generated/graphql';
import { timelineEvents } from '../../lib/timeline';
import { consultationEventLabel, toConsultationStatus } from './consultation-status';

const STAGES = ['submitted', 'status_changed', 'rescheduled', 'message', 'reply', 'withdrawn'];
/** The client reads of their own message in the second person. */
const label = (event: { type: string; status?: string | null }) =>
  event.type === 'message' ? 'request.event.message' : consultationEventLabel(event);
const isStage = ({ type }: { type: string }) => STAGES.includes(type);

/** What happened to a consultation, and what happens next. */
export function ConsultationTimeline({
  consultation,
}: {
  consultation: ClientConsultationFragment;
}) {
  const { t } = useTranslation();
  const status = toConsultationStatus(consultation.status);
  const { timeline, answerDueAt } = consultation;
  return (
    <Timeline
      events={timelineEvents(timeline, { label, isStage })}
      next={t(`consultation.next.${status}`)}
      answerDueAt={answerDueAt}
    />
  );
}
