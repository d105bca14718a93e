import { REQUEST_FILE_LIMITS } from '@contract/request-files';

/** `broken`: it is sent again by itself; `refused`: it has to be another file. */
export type UploadState = 'waiting' | 'sending' | 'broken' | 'refused' | 'sent';

/** A file on its way. */
export interface Upload {
  /** Its idempotency key: however often it is sent, it arrives once. */
  key: string;
  file: File;
  /** The paper that it is, if it was chosen for one. */
  paperId?: string;
  state: UploadState;
  /** How much has been sent, from 0 to 1. */
  sent: number;
  /** Why it was refused, in the reader's language. */
  problem?: string;
}

export interface SendOptions {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** What became of a try that failed: whether it makes sense to send the same again, and what the server says. */
export interface Failure {
  isPassing: boolean;
  message: string;
}

export interface UploadPort {
  /** Resolves once the server has the file. */
  send: (upload: Upload, options: SendOptions) => Promise<void>;
  read: (error: unknown) => Failure;
  /** A file arrived; it leaves the list when this is done. */
  onSent: () => Promise<unknown>;
  makeKey: () => string;
}

/** Seconds before a file is sent again: longer each time. */
const PAUSES = [1, 2, 4, 8, 15, 30];
const pauseMs = (tries: number) => 1000 * (PAUSES[tries - 1] ?? PAUSES.at(-1)!);

/** Sends files one by one, three at a time, and again what broke off: after a pause, and when the connection is back. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  /** Names of the files that arrived, in that order. */
  arrived: readonly string[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private readonly pauses = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly tries = new Map<string, number>();

  constructor(private port: UploadPort) {}

  /** Each render may bring another port. */
  use(port: UploadPort): void {
    this.port = port;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): readonly Upload[] => this.uploads;

  /** Adds files; answers how many were too many for one choice. */
  add(files: readonly File[], paperId?: string): number {
    const taken = files.slice(0, REQUEST_FILE_LIMITS.atOnce);
    const added = taken.map((file): Upload => {
      return { key: this.port.makeKey(), file, paperId, state: 'waiting', sent: 0 };
    });
    this.change([...this.uploads, ...added]);
    this.fill();
    return files.length - taken.length;
  }

  /** Shows a file that cannot be sent at all, with the reason. */
  refuse(file: File, problem: string, paperId?: string): void {
    const upload: Upload = {
      ...{ key: this.port.makeKey(), file, paperId, state: 'refused', sent: 0, problem },
    };
    this.change([...this.uploads, upload]);
  }

  remove(key: string): void {
    clearTimeout(this.pauses.get(key));
    this.pauses.delete(key);
    this.running.get(key)?.abort();
    this.change(this.uploads.filter((upload) => upload.key !== key));
    this.fill();
  }

  /** Sends what broke off without waiting any longer. */
  readonly retry = (): void => {
    for (const { key, state } of this.uploads) if (state === 'broken') this.again(key);
  };

  get isBusy(): boolean {
    return this.uploads.some(({ state }) => state !== 'refused' && state !== 'sent');
  }

  dispose(): void {
    for (const pause of this.pauses.values()) clearTimeout(pause);
    for (const each of this.running.values()) each.abort();
  }

  private again(key: string): void {
    clearTimeout(this.pauses.get(key));
    this.pauses.delete(key);
    this.set(key, { state: 'waiting', sent: 0 });
    this.fill();
  }

  private fill(): void {
    for (const upload of this.uploads) {
      if (this.running.size >= REQUEST_FILE_LIMITS.parallel) return;
      if (upload.state === 'waiting' && !this.running.has(upload.key)) void this.send(upload);
    }
  }

  private async send({ key }: Upload): Promise<void> {
    const control = new AbortController();
    this.running.set(key, control);
    this.set(key, { state: 'sending', sent: 0 });
    const upload = this.uploads.find((each) => each.key === key);
    try {
      if (!upload) return;
      const onProgress = (sent: number) => this.set(key, { sent });
      await this.port.send(upload, { onProgress, signal: control.signal });
      this.arrived = [...this.arrived, upload.file.name];
      this.set(key, { state: 'sent', sent: 1 });
      this.running.delete(key);
      this.fill();
      await this.port.onSent().catch(() => undefined);
      this.change(this.uploads.filter((each) => each.key !== key));
    } catch (error) {
      if (!control.signal.aborted) this.fail(key, this.port.read(error));
    } finally {
      this.running.delete(key);
      this.fill();
    }
  }

  private fail(key: string, { isPassing, message }: Failure): void {
    if (!isPassing) return this.set(key, { state: 'refused', problem: message });
    const tries = (this.tries.get(key) ?? 0) + 1;
    this.tries.set(key, tries);
    this.set(key, { state: 'broken' });
    this.pauses.set(
      key,
      setTimeout(() => this.again(key), pauseMs(tries)),
    );
  }

  private set(key: string, values: Partial<Upload>): void {
    this.change(this.uploads.map((each) => (each.key === key ? { ...each, ...values } : each)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
