import { Alert, Button } from 'antd';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteForm } from './note-form';
import { ReplyForm } from './reply-form';
import styles from './request-details.module.css';
import { type HistoryEvent, RequestHistory } from './request-history';
import type { DeskKind } from './desk-kind';
import { useRowPlace } from '../engine/resource-context';
import { readError } from '../../lib/api/read-error';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { useIsNarrow } from '../ui/screen-width';
import { useDesk } from './desk-context';

interface RequestLoadErrorProps {
  error: unknown;
  onRetry(): void;
}

/** Why the open request is not shown: it is not theirs or not there, or it could not be loaded. */
export function RequestLoadError({ error, onRetry }: RequestLoadErrorProps) {
  const { t } = useTranslation();
  const { close } = useDesk();
  const isNarrow = useIsNarrow();
  const { code } = readError(error);
  // Somebody else's id, or an invalid one, is shown as not found (A67).
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  if (!isMissing) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div role="status">
      <EmptyState
        filtered={false}
        title={t('dashboard.desk.missing')}
        hint={t('dashboard.desk.missingText')}
        // on narrow screens the way back stands above it
        action={isNarrow ? undefined : <Button onClick={close}>{t('dashboard.desk.back')}</Button>}
      />
    </div>
  );
}

/** The heading of a part of the open request, whose own title is the page's where no list stands beside it. */
export function PartHeading({ children }: { children: ReactNode }) {
  const Level = useRowPlace()?.isBrief ? 'h3' : 'h2';
  return <Level className={styles.heading}>{children}</Level>;
}

interface ThreadSectionsProps<Status extends string> {
  kind: DeskKind<Status>;
  request: {
    id: string;
    version: number;
    deletedAt: string | null;
    erasedAt: string | null;
    timeline: readonly HistoryEvent[];
  };
  /** Below the thread: whether the client has seen it. */
  seen?: ReactNode;
  /** That it was answered, where another reply is written on purpose only. */
  answered?: string | undefined;
}

/** That it was answered, and the way to another reply. */
function Answered({ text, onAgain }: { text: string; onAgain(): void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.answered}>
      <span className={styles.missing}>{text}</span>
      <Button onClick={onAgain}>{t('dashboard.reply.again')}</Button>
    </p>
  );
}

/** Ids of the texts of both forms, by their names and fields. */
const TEXTS = { reply: 'reply_replyMessage', note: 'note_text' } as const;

/** Leads to the text once it is there. */
const writeIn = (form: keyof typeof TEXTS) =>
  requestAnimationFrame(() => document.getElementById(TEXTS[form])?.focus());

/** Both ways to write stay in view at the foot, however long the thread is. */
function WriteBar({ isAnswered, onReply }: { isAnswered: boolean; onReply(): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.writeBar}>
      <Button type="primary" aria-keyshortcuts="R" onClick={onReply}>
        {t(isAnswered ? 'dashboard.reply.again' : 'dashboard.reply.toReply')}
      </Button>
      <Button aria-keyshortcuts="N" onClick={() => writeIn('note')}>
        {t('dashboard.reply.toNote')}
      </Button>
    </div>
  );
}

/** What happened to a request, and the forms with which the office writes in its thread. */
export function ThreadSections<Status extends string>(props: ThreadSectionsProps<Status>) {
  const { kind, request, seen, answered } = props;
  const { t } = useTranslation();
  const replies = request.timeline.filter(({ type }) => type === 'reply').length;
  /** After how many replies somebody wanted to write another one. */
  const [againAfter, setAgainAfter] = useState<number>();
  const isAgain = againAfter === replies;
  const writeReply = () => {
    setAgainAfter(replies);
    writeIn('reply');
  };
  // The thread is rendered first, since it is read first and the forms take as long to render as all of it.
  const isWritable = useDeferredValue(!request.deletedAt && !request.erasedAt, false);
  return (
    <>
      {request.erasedAt && <Alert type="info" showIcon title={t('dashboard.erased.notice')} />}
      <section>
        <PartHeading>{t('dashboard.reply.thread')}</PartHeading>
        <RequestHistory events={request.timeline} label={kind.eventLabel} />
        {seen}
      </section>
      {isWritable && (
        <>
          <section>
            <PartHeading>{t('dashboard.reply.title')}</PartHeading>
            {answered && !isAgain ? (
              <Answered text={answered} onAgain={writeReply} />
            ) : (
              <ReplyForm
                kind={kind}
                request={request}
                reply={kind.reply}
                again={answered !== undefined}
              />
            )}
          </section>
          <section>
            <PartHeading>{t('dashboard.note.title')}</PartHeading>
            <NoteForm kind={kind} id={request.id} add={kind.addNote} />
          </section>
          <WriteBar isAnswered={answered !== undefined && !isAgain} onReply={writeReply} />
        </>
      )}
    </>
  );
}
