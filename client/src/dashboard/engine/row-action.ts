import type { ComponentType, ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { Question } from '../ui/use-confirm';
import type { Message } from '../ui/message';
import type { NotifyType } from '../ui/use-notify';
import type { Operation } from './operations';

/** A step back that a toast offers. */
export interface Undo {
  run(client: ApolloClient): Promise<Outcome>;
  failure: Message;
}

/** What is said when an action is over. */
export interface Outcome {
  message: Message;
  type?: NotifyType;
  undo?: Undo;
}

/** How an action shows in a row. */
interface RowButton {
  key: string;
  label: Message;
  icon: ReactNode;
  danger?: boolean;
  /** Its word stands beside its sign: for what a row is there for. */
  withLabel?: boolean;
}

export interface RowDialogProps<Row> {
  row: Row;
  onClose(): void;
}

/** Something that is done to a row in a dialog of its own, from the question to the outcome. */
export interface RowDialog<Row> extends RowButton {
  dialog: ComponentType<RowDialogProps<Row>>;
}

/** Something that can be done to a row: its button, its question, what it runs and what is said then. */
export interface RowAction<Row> extends RowButton {
  /** Seldom used: behind the menu of the row. */
  collapsed?: boolean;
  /** Why the one who is looking cannot do it to this row, if so: the server would refuse. */
  unavailable?(row: Row, viewerId: string | undefined): Message | undefined;
  ask?(row: Row): Question;
  run(client: ApolloClient, row: Row): Promise<Outcome>;
  /** What is said when the server gives no reason. */
  failure: Message;
}

interface ActionOptions<Row, Input, Output> extends Omit<RowAction<Row>, 'run'> {
  change: Operation<Input, Output>;
  input(row: Row): Input;
  done(output: Output, row: Row): Outcome;
}

/** Ties a change of the API to a row: input and answer are checked here and forgotten after. */
export function rowAction<Row, Input, Output>(
  options: ActionOptions<Row, Input, Output>,
): RowAction<Row> {
  const { change, input, done, ...rest } = options;
  return {
    ...rest,
    run: async (client, row) => done(await change(client, input(row)), row),
  };
}
