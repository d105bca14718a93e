import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LockSessionDocument, SessionStateDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useAuth } from '../../lib/auth';
import { ALWAYS_PRESENT, type SessionLock } from '../../lib/session-lock';
import { IdleTimer, type IdleTimerOptions, type TabMessage } from './idle-timer';

const INLINE = { inline: true };
/** Without an answer nobody would be warned before the session is locked. */
const ASK_AGAIN_MS = 5_000;
const ignore = () => undefined;

/**
 * The idle time that the server allows, asked for until it is known. Shows the lock screen if the session is
 * locked already.
 */
function useIdleSeconds(lock: SessionLock): number | undefined {
  const { request } = useApi();
  const [idleSeconds, setIdleSeconds] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = (): Promise<void> =>
      request(SessionStateDocument, {}, INLINE).then(
        ({ sessionState }) => {
          if (isOver) return;
          if (sessionState.locked) void lock.lock();
          setIdleSeconds(sessionState.idleSeconds ?? undefined);
        },
        () => {
          if (!isOver) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
        },
      );
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lock, request]);
  return idleSeconds;
}

/** Starts the timer and pauses it while the session is locked. Returns a function that stops it. */
function connectTimer(lock: SessionLock, timer: IdleTimer): () => void {
  lock.presence = timer;
  const unsubscribe = lock.subscribe(() => {
    // a second factor is set up in one tab, and the others go on when it is there
    if (lock.reason() !== 'secondFactor') timer.broadcast(lock.isLocked() ? 'locked' : 'unlocked');
    if (lock.isLocked()) timer.pause();
    else timer.resume();
  });
  timer.start();
  if (lock.isLocked()) timer.pause();
  return () => {
    unsubscribe();
    lock.presence = ALWAYS_PRESENT;
    timer.stop();
  };
}

export interface IdleState {
  /** Seconds until the lock; null when there is no warning. */
  secondsLeft: number | null;
  /** Signs out in all tabs. */
  signOut: () => Promise<void>;
}

/** Locks the session of an administrator after idle time, in all tabs. */
export function useIdleTimer(lock: SessionLock): IdleState {
  const { request } = useApi();
  const { expire, signOut: endSession } = useAuth();
  const idleSeconds = useIdleSeconds(lock);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const timer = useRef<IdleTimer>(undefined);

  const onMessage = useEffectEvent((message: TabMessage) => {
    if (message === 'locked') void lock.lock();
    if (message === 'unlocked') lock.release(true);
    if (message !== 'signedOut') return;
    lock.release(false);
    expire();
  });
  const onIdle = useEffectEvent(() => {
    void lock.lock();
    void request(LockSessionDocument, {}, INLINE).catch(ignore);
  });
  const onActive = useEffectEvent(
    () => void request(SessionStateDocument, {}, INLINE).catch(ignore),
  );

  useEffect(() => {
    if (!idleSeconds) return undefined;
    const options: IdleTimerOptions = {
      idleSeconds,
      onActive: () => onActive(),
      onIdle: () => onIdle(),
      onMessage: (message) => onMessage(message),
      onWarning: setSecondsLeft,
    };
    timer.current = new IdleTimer(options);
    return connectTimer(lock, timer.current);
  }, [idleSeconds, lock]);

  const signOut = async () => {
    // it erases the drafts first, so that no other tab stores one when it is told
    const ended = endSession();
    timer.current?.broadcast('signedOut');
    await ended;
  };
  return { secondsLeft, signOut };
}
