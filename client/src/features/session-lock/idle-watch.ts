import type { Presence } from '../../lib/session-lock';

/** What shows that somebody is there. A mouse that is only pushed aside does not. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** The server notes use this coarsely (see SessionsService). */
const LONGEST_MARK_MS = 60_000;
const LONGEST_WARNING_MS = 60_000;

/** What one tab tells the others of the same browser. */
export type Told = 'used' | 'locked' | 'unlocked' | 'left';

export interface IdleWatchOptions {
  idleSeconds: number;
  /** Somebody is there although nothing was asked for a while: the server has to hear of it. */
  ping: () => void;
  /** The time has run out. */
  shut: () => void;
  /** Another tab's news. */
  hear: (told: Told) => void;
  /** Seconds until the lock, told each second while the warning stands; null when there is none. */
  warn: (secondsLeft: number | null) => void;
}

/**
 * Counts how long nobody has been there, over all tabs of the browser: it tells the server of people who
 * only type, warns a minute before the end, and shuts at the end.
 */
export class IdleWatch implements Presence {
  private readonly idleMs: number;
  private readonly markMs: number;
  private readonly warningMs: number;
  private readonly channel = new BroadcastChannel('mizan-session');
  private lastTouch = Date.now();
  private lastUse = Date.now();
  private timer?: ReturnType<typeof setTimeout>;
  private isRunning = false;

  constructor(private readonly options: IdleWatchOptions) {
    this.idleMs = options.idleSeconds * 1000;
    this.markMs = Math.min(LONGEST_MARK_MS, this.idleMs / 6);
    this.warningMs = Math.min(LONGEST_WARNING_MS, this.idleMs / 3);
  }

  readonly isAway = (): boolean => Date.now() - this.lastTouch > this.markMs;

  readonly used = (): void => {
    this.note();
    this.tell('used');
  };

  tell(told: Told): void {
    this.channel.postMessage(told);
  }

  start(): void {
    this.isRunning = true;
    TOUCHES.forEach((name) => window.addEventListener(name, this.touch, OPTIONS));
    // A machine that slept wakes up with timers that never ran.
    document.addEventListener('visibilitychange', this.check);
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'used' || data === 'unlocked') this.note();
      this.options.hear(data);
    };
    this.check();
  }

  /** No more warnings and no more ends, until it is resumed: the lock is there. */
  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.options.warn(null);
  }

  resume(): void {
    this.isRunning = true;
    this.lastTouch = Date.now();
    this.note();
  }

  stop(): void {
    this.pause();
    TOUCHES.forEach((name) => window.removeEventListener(name, this.touch, OPTIONS));
    document.removeEventListener('visibilitychange', this.check);
    this.channel.close();
  }

  private note(): void {
    this.lastUse = Date.now();
    this.check();
  }

  private readonly touch = (): void => {
    if (!this.isRunning) return;
    // Past the end, the lock must not be outrun by the hand that wakes the machine.
    if (this.left() <= 0) return this.check();
    this.lastTouch = Date.now();
    if (Date.now() - this.lastUse > this.markMs) this.options.ping();
  };

  private left(): number {
    return this.lastUse + this.idleMs - Date.now();
  }

  private readonly check = (): void => {
    clearTimeout(this.timer);
    if (!this.isRunning) return;
    const left = this.left();
    if (left <= 0) return this.options.shut();
    const isWarning = left <= this.warningMs;
    this.options.warn(isWarning ? Math.ceil(left / 1000) : null);
    this.timer = setTimeout(this.check, isWarning ? left % 1000 || 1000 : left - this.warningMs);
  };
}

const OPTIONS = { capture: true, passive: true } as const;
