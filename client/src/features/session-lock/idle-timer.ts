import type { Presence } from '../../lib/session-lock';

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
export class IdleTimer implements Presence {
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
