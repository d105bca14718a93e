import { useTranslation } from 'react-i18next';
import { quoteTemplateContent } from '@contract/content/quote-template';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { areaField, linesField, localized } from '../../../dashboard/engine/form/fields';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { Bdi } from '../../../components/bdi';
import { quoteTemplateOperations } from '../../../graphql/generated/quote-template-operations';
import { amountsField } from './amounts-field';
import { useServiceChoices } from '../../services/dashboard/use-service-choices';

const { texts, lists } = quoteTemplateContent;

const useServiceOptions = () =>
  useServiceChoices().map(({ slug, label }) => ({ value: slug, label }));

function ServiceName({ slug }: { slug: string | null }) {
  const { t } = useTranslation();
  const found = useServiceChoices().find((service) => service.slug === slug);
  return slug ? <Bdi>{found?.label ?? slug}</Bdi> : t('admin.quoteTemplates.everyService');
}

const textOf = (name: 'included' | 'excluded' | 'note') =>
  localized(
    areaField({
      label: `admin.quoteTemplates.fields.${name}`,
      limit: texts[name],
      rows: 4,
      optional: true,
    }),
  );

/** What the office begins quotes with (B48). */
export const quoteTemplatesResource = contentResource(
  quoteTemplateContent,
  quoteTemplateOperations,
  {
    customFields: {
      lines: localized(
        linesField({
          label: 'admin.quoteTemplates.fields.lines',
          help: 'admin.quoteTemplates.linesHelp',
          limit: lists.lines,
          optional: true,
        }),
      ),
      amounts: amountsField,
      included: textOf('included'),
      excluded: textOf('excluded'),
      note: textOf('note'),
      service: referenceField('admin.quoteTemplates.fields.service', useServiceOptions),
    },
    cells: { service: ({ service }) => <ServiceName slug={service} /> },
  },
);
