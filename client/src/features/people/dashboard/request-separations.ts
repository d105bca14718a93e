import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { type PersonRequest, separateRequest, undoSeparation } from './people-operations';
import { usePersonTask } from './use-person-task';

/** Gives back what was taken off a person. */
export const undoneSeparation = (separationId: string) => ({
  run: async (client: Parameters<typeof undoSeparation>[0]) => {
    await undoSeparation(client, separationId);
    return { message: { key: 'admin.people.separate.undone' } };
  },
  failure: { key: 'admin.people.separate.undoFailed' },
});

/** Takes a request off the person whose it is not, once that is confirmed. */
export function useSeparateRequest() {
  const confirm = useConfirm();
  const run = usePersonTask();
  return ({ kind, id, reference }: Pick<PersonRequest, 'kind' | 'id' | 'reference'>) =>
    confirm(
      {
        type: 'warning',
        title: { key: 'admin.people.separate.title', values: { reference } },
        text: { key: 'admin.people.separate.text' },
        okText: { key: 'admin.people.separate.confirm' },
      },
      () =>
        run(
          async (client) => {
            const made = await separateRequest(client, { kind, requestId: id });
            const separation = made.separations.find(({ requestId }) => requestId === id);
            return {
              message: { key: 'admin.people.separate.done' },
              ...(separation && { undo: undoneSeparation(separation.id) }),
            };
          },
          { key: 'admin.people.separate.failed' },
        ),
    );
}
