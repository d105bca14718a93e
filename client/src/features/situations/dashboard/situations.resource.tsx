import { useTranslation } from 'react-i18next';
import { situationContent } from '@contract/content/situation';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { linesField, listField, localized } from '../../../dashboard/engine/form/fields';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { situationOperations } from '../../../graphql/generated/situation-operations';
import { useBranchOptions } from '../../consultants/use-branch-options';
import { useServiceChoices } from '../../services/dashboard/use-service-choices';

const useServiceOptions = () =>
  useServiceChoices().map(({ slug, label }) => ({ value: slug, label }));

const { steps, papers, keywords } = situationContent.lists;

/** Sentences, one on each line: they may have commas. */
const sentences = (name: 'steps' | 'papers', limit: { maxItems: number; max: number }) =>
  localized(
    linesField({
      label: `admin.situations.fields.${name}`,
      help: 'admin.situations.linesHelp',
      limit,
      optional: true,
    }),
  );

function DoorName({ door }: { door: string }) {
  const { t } = useTranslation();
  return t(`situations.doors.${door}`);
}

/** What happens to people, in their words, and what to do then (B41). */
export const situationsResource = contentResource(situationContent, situationOperations, {
  customFields: {
    steps: sentences('steps', steps),
    papers: sentences('papers', papers),
    keywords: localized(
      listField({
        label: 'admin.situations.fields.keywords',
        help: 'admin.situations.keywordsHelp',
        limit: keywords,
        optional: true,
      }),
    ),
    branch: referenceField('admin.situations.fields.branch', useBranchOptions),
    service: referenceField('admin.situations.fields.service', useServiceOptions),
  },
  choices: { door: 'situations.doors' },
  cells: { door: ({ door }) => <DoorName door={door} /> },
});
