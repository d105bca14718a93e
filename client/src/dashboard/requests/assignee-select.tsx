import { useTranslation } from 'react-i18next';
import { administrators } from './administrators';
import { FieldSelect } from './field-select';
import type { RequestKind } from './request-kind';

/** antd takes no null for the value of an option. */
const NOBODY = '';

interface AssigneeSelectProps {
  request: {
    id: string;
    version: number;
    assigneeId: string | null;
    assigneeName: string | null;
  };
  kind: Pick<RequestKind<never>, 'assign'>;
}

/** The administrator who deals with the open request. */
export function AssigneeSelect({ request, kind }: AssigneeSelectProps) {
  const { t } = useTranslation();
  const { data: known = [] } = administrators.useData({});
  const { id, version, assigneeId, assigneeName } = request;
  // Somebody who is no administrator any more is still shown.
  const gone = assigneeId && !known.some((person) => person.id === assigneeId);
  const people = gone
    ? [{ id: assigneeId, fullName: assigneeName ?? assigneeId }, ...known]
    : known;
  return (
    <FieldSelect
      label={t('dashboard.assignee.label')}
      value={assigneeId ?? NOBODY}
      options={[
        { value: NOBODY, label: t('dashboard.assignee.nobody') },
        ...people.map((person) => ({ value: person.id, label: person.fullName })),
      ]}
      save={(client, chosen) => kind.assign(client, { id, assigneeId: chosen || null, version })}
    />
  );
}
