import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/timeline';
import type { ClientApplicationFragment } from '../../graphql/generated/graphql';
import { timelineEvents } from '../../lib/timeline';
import { applicationEventLabel, toApplicationStatus } from './application-status';

type Event = ClientApplicationFragment['timeline'][number];

const STAGES = ['submitted', 'resubmitted', 'status_changed'];
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The events of an application, and what happens next. */
export function ApplicationTimeline({ application }: { application: ClientApplicationFragment }) {
  const { t } = useTranslation();
  const status = toApplicationStatus(application.status);
  return (
    <Timeline
      events={timelineEvents(application.timeline, { label: applicationEventLabel, isStage })}
      next={t(`application.next.${status}`)}
      answerDueAt={application.answerDueAt}
    />
  );
}
