import { guideStepContent } from '@contract/content/guide-step';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { Bdi } from '../../../components/bdi';
import { AdminGuideStepChoicesDocument } from '../../../graphql/generated/graphql';
import { guideStepOperations } from '../../../graphql/generated/guide-step-operations';
import { useLocale } from '../../../lib/i18n/i18n';
import { useSituationOptions } from '../../situations/dashboard/use-situation-options';

const steps = queryOf(
  AdminGuideStepChoicesDocument,
  (data) => data.guideSteps.items,
  MAX_AGE.opened,
);

function useStepOptions() {
  const language = useLocale();
  const { data = [] } = steps.useData({ language });
  return data.map(({ slug, answer }) => ({ value: slug, label: answer || slug }));
}

function StepName({ slug }: { slug: string | null }) {
  const found = useStepOptions().find(({ value }) => value === slug);
  return slug ? <Bdi>{found?.label ?? slug}</Bdi> : '—';
}

/** The steps of the guided path (B46). */
export const guideStepsResource = contentResource(guideStepContent, guideStepOperations, {
  customFields: {
    parent: referenceField('admin.guideSteps.fields.parent', useStepOptions),
    situation: referenceField('admin.guideSteps.fields.situation', useSituationOptions),
  },
  cells: {
    parent: ({ parent }) => <StepName slug={parent} />,
    question: ({ question }) => (question ? <Bdi>{question}</Bdi> : '—'),
  },
});
