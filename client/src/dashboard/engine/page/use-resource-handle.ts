import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApolloClient } from '@apollo/client';
import { type ContentRight, isPermission, type RequestRight } from '@contract/permissions';
import { refetchAll } from '../../../lib/api/freshness-link';
import type { Fields, RowId } from '../field-types';
import { listInputs } from '../form/form-definition';
import { inputLabel } from '../form/form-errors';
import type { ResourceHandle, RowRights } from '../resource-context';
import { useMay } from '../../ui/use-may';
import type { Resource } from '../resource';
import { useConfirm } from '../../ui/use-confirm';
import { readError } from '../../../lib/api/read-error';
import { useErrorText } from '../../../lib/api/use-error-text';
import { type Message, messageText } from '../../ui/message';
import { useNotify } from '../../ui/use-notify';
import type { Outcome } from '../row-action';

type Task = (client: ApolloClient) => Promise<Outcome>;

/** The labels of the fields that the server found invalid, and how to open their form. */
interface InvalidFields {
  labels: readonly string[];
  openForm(): void;
}

/** Finds the fields of the row's form by their names in the API. */
type FindInvalidFields = (names: readonly string[]) => InvalidFields | undefined;

/** Runs a task and shows its outcome: success, with Undo if it has one, or the error. */
export function useTaskRunner(refresh: () => Promise<void>, toastSeconds?: number) {
  const { t } = useTranslation();
  const notify = useNotify(toastSeconds);
  const errorText = useErrorText();
  const client = useApolloClient();

  return useCallback(
    (task: Task, failure: Message, findInvalidFields?: FindInvalidFields): Promise<void> => {
      const showError = (error: unknown, fallback: Message) => {
        const text = errorText(error, messageText(t, fallback));
        const invalid = findInvalidFields?.(Object.keys(readError(error).fields));
        if (!invalid) return notify('error', text);
        const value = invalid.labels.join(t('dashboard.form.separator'));
        notify('error', t('common.labelled', { label: text, value }), {
          label: t('dashboard.form.open'),
          run: invalid.openForm,
        });
      };
      const attempt = async (run: Task, fallback: Message): Promise<void> => {
        try {
          const { type = 'success', message, undo } = await run(client);
          const undoButton = undo && {
            label: t('dashboard.undo'),
            run: () => void attempt(undo.run, undo.failure),
          };
          notify(type, messageText(t, message), undoButton);
        } catch (error) {
          showError(error, fallback);
        }
        // Also after an error, which may come from data on the screen that is out of date.
        await refresh().catch(() => undefined);
      };
      return attempt(task, failure);
    },
    [client, errorText, notify, refresh, t],
  );
}

/** Runs row actions, after their confirmation dialog if they have one. */
function useActionRunner(
  refresh: () => Promise<void>,
  findInvalidFields: (row: unknown, names: readonly string[]) => InvalidFields | undefined,
  toastSeconds?: number,
): ResourceHandle['runAction'] {
  const runTask = useTaskRunner(refresh, toastSeconds);
  const confirm = useConfirm();
  return useCallback<ResourceHandle['runAction']>(
    async (action, row) => {
      const task = (client: ApolloClient) => action.run(client, row);
      const run = () => runTask(task, action.failure, (names) => findInvalidFields(row, names));
      if (action.confirmation) confirm(action.confirmation(row), run);
      else await run();
    },
    [confirm, findInvalidFields, runTask],
  );
}

/** The resource without what the signed-in person may not do with it. */
export function useAllowed<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
): { resource: Resource<Row, Id, Values>; rights: RowRights } {
  const may = useMay();
  return useMemo(() => {
    const { audited } = resource;
    // A resource without separate rights is managed as a whole.
    const has = (right: ContentRight | RequestRight) => {
      const named = `${audited}.${right}`;
      const permission = isPermission(named) ? named : `${audited}.manage`;
      return audited === undefined || (isPermission(permission) && may(permission));
    };
    const mayChange = has('publish');
    const allowed = {
      ...resource,
      rowActions: resource.rowActions.filter(
        ({ permission }) => permission === undefined || may(permission),
      ),
    };
    if (!has('draft')) delete allowed.form;
    if (!has('export')) {
      delete allowed.createExport;
      delete allowed.otherExport;
    }
    if (!has('remove')) {
      delete allowed.remove;
      delete allowed.restore;
    }
    return { resource: allowed, rights: { mayChange, draftsOnly: has('draft') && !mayChange } };
  }, [may, resource]);
}

interface HandleOptions {
  rights: RowRights;
  inTrash: boolean;
  openDetails(id: string): void;
  createWith: ResourceHandle['createWith'];
  /** Fields of the edit form, if the resource has one. */
  fields: Fields | undefined;
  /** Opens the edit form of a row and validates it, so that its errors are shown. */
  editAndValidate(row: unknown): void;
  toastSeconds?: number | undefined;
}

/** Creates the value of `ResourceContext`. */
export function useResourceHandle(options: HandleOptions): ResourceHandle {
  const { rights, inTrash, openDetails, createWith, fields, editAndValidate, toastSeconds } =
    options;
  const { t } = useTranslation();
  const client = useApolloClient();
  const refresh = useCallback(() => refetchAll(client), [client]);
  const findInvalidFields = useCallback(
    (row: unknown, names: readonly string[]): InvalidFields | undefined => {
      const invalid = listInputs(fields ?? {}, 'edit').filter(({ name }) => names.includes(name));
      if (invalid.length === 0) return undefined;
      const labels = invalid.map((input) => inputLabel(t, input));
      return { labels, openForm: () => editAndValidate(row) };
    },
    [editAndValidate, fields, t],
  );
  const runAction = useActionRunner(refresh, findInvalidFields, toastSeconds);
  return useMemo(
    () => ({ runAction, refresh, inTrash, openDetails, createWith, rights }),
    [createWith, inTrash, openDetails, refresh, rights, runAction],
  );
}
