import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isRated, type RatedKind } from '@contract/ratings';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { LazyBlock } from '../components/lazy-block';
import { useToast } from '../components/toast';
import {
  MyCaseRatingDocument,
  type MyCaseRatingQuery,
  SetRatingInvitationsDocument,
} from '../graphql/generated/graphql';
import { useErrorText } from '../lib/api/use-error-text';
import { lazyComponent } from '../lib/lazy-component';
import detail from './request-detail-page.module.css';
import quotes from './quotes.module.css';

// Apart, because most cases are not over.
const RatingForm = lazyComponent(async () => (await import('./rating-form')).RatingForm);
const OwnRating = lazyComponent(async () => (await import('./own-rating')).OwnRating);

interface CaseRatingProps {
  kind: RequestKindName;
  requestId: string;
  /** Read again when the request has another last event, since it may be over then. */
  lastEventId: string | undefined;
}

/** What the client thinks of a case that is over, for the office alone; nothing before that. */
export function CaseRating({ kind, requestId, lastEventId }: CaseRatingProps) {
  return isRated(kind) ? (
    <Card kind={kind} requestId={requestId} lastEventId={lastEventId} />
  ) : null;
}

function Card({ kind, requestId, lastEventId }: CaseRatingProps & { kind: RatedKind }) {
  const { data, refetch } = useQuery(MyCaseRatingDocument, {
    variables: { kind, requestId },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (lastEventId) void refetch().catch(() => undefined);
  }, [lastEventId, refetch]);
  const mine = data?.myCaseRating;
  if (!mine || (!mine.isOpen && !mine.rating)) return null;
  return <Shown kind={kind} mine={mine} reload={() => void refetch().catch(() => undefined)} />;
}

interface ShownProps {
  kind: RatedKind;
  mine: MyCaseRatingQuery['myCaseRating'];
  reload(): void;
}

function Shown({ kind, mine, reload }: ShownProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const section = useAddressed('rating');
  const { rating, isOpen } = mine;
  const done = () => {
    setEditing(false);
    reload();
  };
  const request = { kind, requestId: mine.id };
  return (
    <section ref={section} className={detail.card} aria-labelledby="case-rating" id="rating">
      <h2 id="case-rating">{t('account.rating.title')}</h2>
      <p>{t('account.rating.whoReads')}</p>
      <LazyBlock>
        {rating && !isEditing ? (
          <OwnRating
            {...{ request, rating, changeableUntil: isOpen ? mine.changeableUntil : null }}
            onEdit={() => setEditing(true)}
            onDone={done}
          />
        ) : (
          <RatingForm
            {...{ request, rating }}
            onDone={done}
            onCancel={rating ? () => setEditing(false) : undefined}
          />
        )}
      </LazyBlock>
      <Invitations isInvited={mine.isInvited} onDone={reload} />
    </section>
  );
}

/** A part of the page that a mail leads to, once it is there. */
function useAddressed(id: string) {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  return section;
}

/** Whether the client is asked by mail after each case. */
function Invitations({ isInvited, onDone }: { isInvited: boolean; onDone(): void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [set, { loading }] = useMutation(SetRatingInvitationsDocument);
  const change = (wanted: boolean) =>
    void set({ variables: { isInvited: wanted } })
      .then(() => toast.success(t('account.rating.invitationsSaved')))
      .catch((error: unknown) => toast.error(errorText(error, t('account.rating.failed'))))
      .then(onDone);
  return (
    <label className={quotes.check}>
      <input
        type="checkbox"
        checked={isInvited}
        disabled={loading}
        onChange={(event) => change(event.target.checked)}
      />
      {t('account.rating.invitations')}
    </label>
  );
}
