import type { ComponentProps } from 'react';
import { SentNotice } from '../../components/sent-notice';
import { PeriodNotice } from './period-notice';

/** The notice of a request or a consultation that was sent, which stops no legal period. */
export function SentRequest(props: Omit<ComponentProps<typeof SentNotice>, 'notice'>) {
  return <SentNotice {...props} notice={<PeriodNotice />} />;
}
