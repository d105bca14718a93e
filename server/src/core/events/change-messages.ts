import { z } from 'zod';

const changeEvent = z.object({
  entity: z.string(),
  id: z.string(),
  /** The person whose row it is, where there is one. */
  ownerId: z.string().nullish(),
  /** People who may have seen the row before the change and may no longer: they are told that it is gone. */
  hiddenFrom: z.array(z.string()).readonly().optional(),
});

/** A committed change, sent to every process: ids only, because a message is small. */
export type ChangeEvent = z.infer<typeof changeEvent>;

const changeNotification = z.object({
  from: z.string(),
  events: z.array(changeEvent),
  /** Set when the sender waits for an acknowledgement. */
  number: z.number().optional(),
  /** Changes before this could not be sent. */
  isIncomplete: z.boolean().optional(),
});

/** What a process tells the others. Without events it is a greeting: the process begins to listen. */
export type ChangeNotification = z.infer<typeof changeNotification>;

const acknowledgement = z.object({ to: z.string(), by: z.string(), number: z.number() });

/** What a process answers to the sender of a notification. */
export type Acknowledgement = z.infer<typeof acknowledgement>;

const changeMessage = z.union([acknowledgement, changeNotification]);

/** Reads what arrived, and throws unless a process of Mizan can have sent it. */
export const parseChangeMessage = (text: string): Acknowledgement | ChangeNotification =>
  changeMessage.parse(JSON.parse(text));
