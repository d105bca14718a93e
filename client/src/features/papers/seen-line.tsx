import { useTranslation } from 'react-i18next';
import type { FileSender } from '@contract/request-files';
import { Icon } from '../../components/icon';
import { formatDateTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './seen-line.module.css';

/** What the client adds to the timeline; everything else that both see is the office's. */
const OF_CLIENT = new Set([
  ...['submitted', 'resubmitted', 'message', 'withdrawn', 'files_added', 'moved'],
  ...['quote_accepted', 'quote_refused'],
]);
/** What nobody wrote. */
const OF_NOBODY = new Set(['quote_expired', 'assigned', 'updated', 'taken']);

interface SeenEvent {
  type: string;
  createdAt: string;
  public?: boolean;
}

/** When this side sent something last; undefined if it sent nothing. */
function lastSent(events: readonly SeenEvent[], side: FileSender): string | undefined {
  return events
    .filter(({ type, public: isPublic = true }) => isPublic && !OF_NOBODY.has(type))
    .filter(({ type }) => OF_CLIENT.has(type) === (side === 'client'))
    .map(({ createdAt }) => createdAt)
    .sort((one, other) => one.localeCompare(other))
    .at(-1);
}

interface SeenLineProps {
  /** The side that reads it. */
  side: FileSender;
  events: readonly SeenEvent[];
  /** When the other side had the request open last. */
  seenAt: string | null;
}

/** Whether the other side has seen what this one sent last (B47). Who of the office it was does not matter to clients. */
export function SeenLine({ side, events, seenAt }: SeenLineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const sentAt = lastSent(events, side);
  if (!sentAt) return null;
  const isSeen = seenAt !== null && Date.parse(seenAt) >= Date.parse(sentAt);
  return (
    <p className={styles.seen}>
      <Icon name={isSeen ? 'check' : 'clock'} size={16} />
      <span>
        {isSeen
          ? t(`papers.seen.${side}`, { at: formatDateTime(seenAt, locale) })
          : t(`papers.seen.${side}NotYet`)}
      </span>
    </p>
  );
}
