import type { ComponentType, ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { Permission } from '@contract/permissions';
import type { ConfirmOptions } from '../ui/use-confirm';
import type { Message } from '../ui/message';
import type { NotifyType } from '../ui/use-notify';
import type { Operation } from './operations';

/** The Undo button of a toast. */
export interface Undo {
  run(client: ApolloClient): Promise<Outcome>;
  failure: Message;
}

/** The toast shown after an action succeeded. */
export interface Outcome {
  message: Message;
  type?: NotifyType;
  undo?: Undo;
}

/** The button of an action in a row. */
interface RowButton {
  key: string;
  label: Message;
  icon: ReactNode;
  danger?: boolean;
  /** What the person must be allowed to, if it is more than reading the row. */
  permission?: Permission;
  /** Shows the label beside the icon, for the main action of a row. */
  withLabel?: boolean;
}

export interface RowDialogProps<Row> {
  row: Row;
  onClose(): void;
}

/** An action with its own dialog. */
export interface RowDialog<Row> extends RowButton {
  /** Left out for other rows. */
  isFor?(row: Row): boolean;
  /** Why the signed-in person cannot do it to this row. The server would refuse it too. */
  disabledReason?(row: Row, viewerId: string | undefined): Message | undefined;
  dialog: ComponentType<RowDialogProps<Row>>;
}

/** An action on a row: its button, its confirmation dialog, what it runs and the toasts after it. */
export interface RowAction<Row> extends RowButton {
  /** Left out for other rows. */
  isFor?(row: Row): boolean;
  /** Shown in the row's "more" menu instead of as a button. */
  collapsed?: boolean;
  /** Why the signed-in person cannot do it to this row. The server would refuse it too. */
  disabledReason?(row: Row, viewerId: string | undefined): Message | undefined;
  /** The dialog to confirm first; without it the action runs at once. */
  confirmation?(row: Row): ConfirmOptions;
  run(client: ApolloClient, row: Row): Promise<Outcome>;
  /** Shown when the server gives no reason for an error. */
  failure: Message;
}

interface ActionOptions<Row, Input, Output> extends Omit<RowAction<Row>, 'run'> {
  change: Operation<Input, Output>;
  input(row: Row): Input;
  outcome(output: Output, row: Row): Outcome;
}

/** Makes a row action of an operation. Input and output are typed here only, so that actions mix in one list. */
export function rowAction<Row, Input, Output>(
  options: ActionOptions<Row, Input, Output>,
): RowAction<Row> {
  const { change, input, outcome, ...rest } = options;
  return {
    ...rest,
    run: async (client, row) => outcome(await change(client, input(row)), row),
  };
}
