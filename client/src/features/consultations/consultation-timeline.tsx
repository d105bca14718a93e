import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/timeline';
import type { ClientConsultationFragment } from '../../graphql/generated/graphql';
import { timelineEvents } from '../../lib/timeline';
import { consultationEventLabel, toConsultationStatus } from './consultation-status';

/** What is written leads to no other stage. */
const STAGES = ['submitted', 'resubmitted', 'status_changed', 'rescheduled', 'withdrawn'];
/** The client reads of what they did themselves in the second person. */
const OWN: Partial<Record<string, string>> = {
  message: 'request.event.message',
  withdrawn: 'consultation.event.youWithdrew',
};
const label = (event: { type: string; status?: string | null }) =>
  OWN[event.type] ?? consultationEventLabel(event);
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
