import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LockSessionDocument, SessionStateDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useAuth } from '../../lib/auth';
import { ALWAYS_PRESENT, type SessionLock } from '../../lib/session-lock';
import { IdleWatch, type IdleWatchOptions, type Told } from './idle-watch';

const INLINE = { inline: true };
const ignore = () => undefined;

/** How long the session may lie unused, once the server has said so; a locked one shows its lock. */
function useIdleSeconds(lock: SessionLock): number | undefined {
  const { request } = useApi();
  const [idleSeconds, setIdleSeconds] = useState<number>();
  useEffect(() => {
    request(SessionStateDocument, {}, INLINE).then(({ sessionState }) => {
      if (sessionState.locked) void lock.lock();
      setIdleSeconds(sessionState.idleSeconds ?? undefined);
    }, ignore);
  }, [lock, request]);
  return idleSeconds;
}

/** Puts a watch on the lock; answers the way to take it off. */
function watchOver(lock: SessionLock, watch: IdleWatch): () => void {
  lock.presence = watch;
  const stopFollowing = lock.subscribe(() => {
    watch.tell(lock.isLocked() ? 'locked' : 'unlocked');
    if (lock.isLocked()) watch.pause();
    else watch.resume();
  });
  watch.start();
  if (lock.isLocked()) watch.pause();
  return () => {
    stopFollowing();
    lock.presence = ALWAYS_PRESENT;
    watch.stop();
  };
}

export interface IdleState {
  /** Until the lock; null while there is no need to warn. */
  secondsLeft: number | null;
  /** Signs out instead of unlocking, in every tab. */
  leave: () => Promise<void>;
}

/** Watches over one administrator's session in all tabs. */
export function useIdleWatch(lock: SessionLock): IdleState {
  const { request } = useApi();
  const { expire, signOut } = useAuth();
  const idleSeconds = useIdleSeconds(lock);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const running = useRef<IdleWatch>(undefined);

  const hear = useEffectEvent((told: Told) => {
    if (told === 'locked') void lock.lock();
    if (told === 'unlocked') lock.release(true);
    if (told !== 'left') return;
    lock.release(false);
    expire();
  });
  const shut = useEffectEvent(() => {
    void lock.lock();
    void request(LockSessionDocument, {}, INLINE).catch(ignore);
  });
  const ping = useEffectEvent(() => void request(SessionStateDocument, {}, INLINE).catch(ignore));

  useEffect(() => {
    if (!idleSeconds) return undefined;
    const options: IdleWatchOptions = {
      idleSeconds,
      ping: () => ping(),
      shut: () => shut(),
      hear: (told) => hear(told),
      warn: setSecondsLeft,
    };
    running.current = new IdleWatch(options);
    return watchOver(lock, running.current);
  }, [idleSeconds, lock]);

  const leave = async () => {
    running.current?.tell('left');
    await signOut();
  };
  return { secondsLeft, leave };
}
