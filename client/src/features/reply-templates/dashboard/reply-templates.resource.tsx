import { CheckCircleOutlined, EditOutlined, FormOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { replyTemplateContent } from '@contract/content/reply-template';
import { REQUEST_KINDS } from '@contract/requests/request-kinds';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import {
  areaField,
  choiceField,
  localized,
  textField,
} from '../../../dashboard/engine/form/fields';
import { LongText } from '../../../dashboard/ui/texts';
import { replyTemplateOperations } from '../../../graphql/generated/reply-template-operations';
import { knownVariablesRule } from './known-variables-rule';

/** The kind of request that a template is for, by its translation key. */
function KindName({ label }: { label: string }) {
  const { t } = useTranslation();
  return <>{t(label)}</>;
}

const { texts } = replyTemplateContent;
const KINDS = 'admin.replyTemplates.kinds';

/** The form has a choice for every kind together, which the API writes as null. */
const EVERY_KIND = 'all';
const KIND_CHOICES = [EVERY_KIND, ...REQUEST_KINDS] as const;

const titleField = (optional: boolean) =>
  textField({ label: 'admin.replyTemplates.fields.title', limit: texts.title, optional });
const textOfReply = (optional: boolean) =>
  areaField({
    label: 'admin.replyTemplates.fields.text',
    help: 'admin.replyTemplates.help',
    limit: texts.text,
    rows: 10,
    optional,
    extraRules: (context) => [knownVariablesRule(context)],
  });

const customFields = {
  title: localized(titleField(false), titleField(true)),
  text: localized(textOfReply(false), textOfReply(true)),
  kind: choiceField(KIND_CHOICES, {
    label: 'admin.replyTemplates.fields.kind',
    initial: EVERY_KIND,
    optionLabel: (kind) => `${KINDS}.${kind}`,
  }),
};

/** Texts that the office inserts into replies (B07). */
export const replyTemplatesResource = contentResource(
  replyTemplateContent,
  replyTemplateOperations,
  {
    customFields,
    choices: { kind: KINDS },
    toInput: ({ kind, ...values }) => ({ ...values, kind: kind === EVERY_KIND ? null : kind }),
    stats: {
      total: <FormOutlined />,
      active: <CheckCircleOutlined />,
      draft: <EditOutlined />,
    },
    cells: {
      text: ({ text }) => <LongText>{text}</LongText>,
      kind: ({ kind }) => <KindName label={`${KINDS}.${kind ?? EVERY_KIND}`} />,
    },
  },
);
