import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Activity, ALWAYS_ACTIVE, type SessionLock } from '../../lib/session-lock';
import { LockSessionDocument, SessionStateDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { useAuth } from '../../lib/auth';

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
  lock.activity = timer;
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
    lock.activity = ALWAYS_ACTIVE;
    timer.stop();
  };
}

interface IdleState {
  /** Seconds until the lock; null when there is no warning. */
  secondsLeft: number | null;
  /** Signs out in all tabs. */
  signOut: () => Promise<void>;
}

/** Locks a session of the office after idle time, in all tabs. */
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

/** Events that count as activity. Moving the mouse does not, since it may be accidental. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Activity is reported at most this often; the server stores it no more precisely. */
const MAX_REPORT_INTERVAL_MS = 60_000;
const MAX_WARNING_MS = 60_000;

/** Messages between the tabs of a browser. */
export type TabMessage = 'used' | 'locked' | 'unlocked' | 'signedOut';

export interface IdleTimerOptions {
  idleSeconds: number;
  /** Called on activity without requests, so that the server learns of it. */
  onActive: () => void;
  /** Called when the time is over. */
  onIdle: () => void;
  /** Called with messages of other tabs. */
  onMessage: (message: TabMessage) => void;
  /** Called each second during the warning with the seconds until the lock, and with null without one. */
  onWarning: (secondsLeft: number | null) => void;
}

/**
 * Measures how long nobody has used any tab of the browser. Reports activity without requests to the server,
 * warns a minute before the end, and calls `onIdle` at the end.
 */
export class IdleTimer implements Activity {
  private readonly idleMs: number;
  private readonly reportIntervalMs: number;
  private readonly warningMs: number;
  private readonly channel = new BroadcastChannel('mizan-session');
  private lastActivity = Date.now();
  private lastUse = Date.now();
  private timer?: ReturnType<typeof setTimeout>;
  private isRunning = false;

  constructor(private readonly options: IdleTimerOptions) {
    this.idleMs = options.idleSeconds * 1000;
    this.reportIntervalMs = Math.min(MAX_REPORT_INTERVAL_MS, this.idleMs / 6);
    this.warningMs = Math.min(MAX_WARNING_MS, this.idleMs / 3);
  }

  readonly isAway = (): boolean => Date.now() - this.lastActivity > this.reportIntervalMs;

  readonly used = (): void => {
    this.recordUse();
    this.broadcast('used');
  };

  broadcast(message: TabMessage): void {
    this.channel.postMessage(message);
  }

  start(): void {
    this.isRunning = true;
    ACTIVITY_EVENTS.forEach((name) => window.addEventListener(name, this.onActivity, OPTIONS));
    // Timers do not run while the computer sleeps.
    document.addEventListener('visibilitychange', this.check);
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data === 'used' || data === 'unlocked') this.recordUse();
      this.options.onMessage(data);
    };
    this.check();
  }

  /** Stops warnings and `onIdle` while the session is locked. */
  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.options.onWarning(null);
  }

  resume(): void {
    this.isRunning = true;
    this.lastActivity = Date.now();
    this.recordUse();
  }

  stop(): void {
    this.pause();
    ACTIVITY_EVENTS.forEach((name) => window.removeEventListener(name, this.onActivity, OPTIONS));
    document.removeEventListener('visibilitychange', this.check);
    this.channel.close();
  }

  private recordUse(): void {
    this.lastUse = Date.now();
    this.check();
  }

  private readonly onActivity = (): void => {
    if (!this.isRunning) return;
    // After sleep the time may be over already: then this activity must not keep the session open.
    if (this.timeLeft() <= 0) return this.check();
    this.lastActivity = Date.now();
    if (Date.now() - this.lastUse > this.reportIntervalMs) this.options.onActive();
  };

  private timeLeft(): number {
    return this.lastUse + this.idleMs - Date.now();
  }

  private readonly check = (): void => {
    clearTimeout(this.timer);
    if (!this.isRunning) return;
    const left = this.timeLeft();
    if (left <= 0) return this.options.onIdle();
    const isWarning = left <= this.warningMs;
    this.options.onWarning(isWarning ? Math.ceil(left / 1000) : null);
    this.timer = setTimeout(this.check, isWarning ? left % 1000 || 1000 : left - this.warningMs);
  };
}

const OPTIONS = { capture: true, passive: true } as const;
