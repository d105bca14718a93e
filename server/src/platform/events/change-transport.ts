/** What a connection for changes tells whoever opened it. */
export interface ChangeConnectionEvents {
  message: (text: string) => void;
  /** Why it is being lost. */
  error: (error: Error) => void;
  /** It was lost or closed: nothing arrives any more. */
  end: () => void;
}

/** A connection on which the messages of all processes arrive. Each of its methods gives up after some seconds. */
export interface ChangeConnection {
  /** Begins to listen. */
  open(): Promise<void>;
  /** Sends to all processes that listen, without waiting for other work of this process. */
  send(text: string): Promise<void>;
  /** The ids of the processes that listen. Fails if the connection broke without an error. */
  listeners(): Promise<string[]>;
  close(): Promise<unknown>;
  /** Gives it up at once. */
  destroy(): void;
}

/** Carries messages of at most 8000 bytes between the processes of one Mizan. */
export abstract class ChangeTransport {
  /** Sends to all processes that listen, when what the message tells of is committed. */
  abstract send(text: string): Promise<void>;

  /** A connection that is not open yet, and by which others find this process. */
  abstract connection(processId: string, events: ChangeConnectionEvents): ChangeConnection;
}
