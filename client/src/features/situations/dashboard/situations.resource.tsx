import { useTranslation } from 'react-i18next';
import { situationContent } from '@contract/content/situation';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminServiceChoicesDocument } from '../../../graphql/generated/graphql';
import { situationOperations } from '../../../graphql/generated/situation-operations';
import { useLocale } from '../../../lib/i18n/i18n';
import { useBranchOptions } from '../../consultants/use-branch-options';

const services = queryOf(
  AdminServiceChoicesDocument,
  (data) => data.services.items,
  MAX_AGE.services,
);

function useServiceOptions() {
  const language = useLocale();
  const { data = [] } = services.useData({ language });
  return data.map(({ slug, title }) => ({ value: slug, label: title || slug }));
}

function DoorName({ door }: { door: string }) {
  const { t } = useTranslation();
  return t(`situations.doors.${door}`);
}

/** What happens to people, in their words, and what to do then (B41). */
export const situationsResource = contentResource(situationContent, situationOperations, {
  customFields: {
    branch: referenceField('admin.situations.fields.branch', useBranchOptions),
    service: referenceField('admin.situations.fields.service', useServiceOptions),
  },
  choices: { door: 'situations.doors' },
  cells: { door: ({ door }) => <DoorName door={door} /> },
});
