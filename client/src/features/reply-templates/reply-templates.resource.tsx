import { CheckCircleOutlined, EditOutlined, FormOutlined } from '@ant-design/icons';
import { replyTemplateContent } from '@contract/content/reply-template';
import { REQUEST_KINDS } from '@contract/requests/request-kinds';
import { languagesColumn, statusColumn } from '../../dashboard/engine/content-columns';
import { orderField, statusField } from '../../dashboard/engine/content-fields';
import { updateInput } from '../../dashboard/engine/content-variables';
import { contentFilters } from '../../dashboard/engine/content-filters';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { areaField, choiceField, localized, textField } from '../../dashboard/engine/fields';
import { choiceFilter } from '../../dashboard/engine/filters';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { byId, fetchOf, mutationOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { LongText } from '../../dashboard/ui/long-text';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import { replyTemplateOperations } from '../../graphql/generated/replyTemplate-operations';
import {
  AdminReplyTemplateDocument,
  CreateReplyTemplateDocument,
  UpdateReplyTemplateDocument,
  type AdminReplyTemplateRowFragment as TemplateRow,
} from '../../graphql/generated/graphql';
import { KindName } from './kind-name';
import { knownVariablesRule } from './known-variables-rule';

const { texts } = replyTemplateContent;

/** The form has a choice for every kind together, which the API writes as null. */
const EVERY_KIND = 'all';
const KIND_CHOICES = [EVERY_KIND, ...REQUEST_KINDS] as const;
type KindChoice = (typeof KIND_CHOICES)[number];
const kindLabel = (kind: KindChoice) => `admin.replyTemplates.kinds.${kind}`;

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

const fields = {
  title: localized(titleField(false), titleField(true)),
  text: localized(textOfReply(false), textOfReply(true)),
  kind: choiceField<KindChoice>(KIND_CHOICES, {
    label: 'admin.replyTemplates.fields.kind',
    initial: EVERY_KIND,
    optionLabel: kindLabel,
  }),
  order: orderField,
  status: statusField,
};
type Values = ValuesOf<typeof fields>;

const toInput = <V extends { kind: KindChoice }>({ kind, ...values }: V) => ({
  ...values,
  kind: kind === EVERY_KIND ? null : kind,
});

/** Texts that the office inserts into replies (B07). */
export const replyTemplatesResource = defineResource({
  name: 'replyTemplates',
  audited: 'replyTemplate',
  rowId: (template: TemplateRow) => template.id,
  rowName: ({ title }: TemplateRow) => title,
  list: replyTemplateOperations.list(),
  stats: statsOf(replyTemplateOperations.stats(), [
    {
      counter: 'totalTemplates',
      label: 'admin.replyTemplates.stats.total',
      icon: <FormOutlined />,
    },
    {
      counter: 'activeTemplates',
      label: 'admin.replyTemplates.stats.active',
      icon: <CheckCircleOutlined />,
    },
    {
      counter: 'draftTemplates',
      label: 'admin.replyTemplates.stats.draft',
      icon: <EditOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    kind: choiceFilter(REQUEST_KINDS, {
      label: 'admin.replyTemplates.fields.kind',
      optionLabel: (kind) => kindLabel(kind),
    }),
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'title',
      title: 'admin.replyTemplates.fields.title',
      sortBy: 'title',
      sortLocalized: true,
      heading: true,
      cell: ({ title, resolvedLanguage }: TemplateRow) => (
        <ResolvedText language={resolvedLanguage}>{title}</ResolvedText>
      ),
    },
    {
      key: 'text',
      title: 'admin.replyTemplates.fields.text',
      cell: ({ text }: TemplateRow) => <LongText>{text}</LongText>,
    },
    {
      key: 'kind',
      title: 'admin.replyTemplates.fields.kind',
      cell: ({ kind }: TemplateRow) => <KindName label={kindLabel(kind ?? EVERY_KIND)} />,
    },
    orderColumn<TemplateRow>(replyTemplateOperations.reorder),
    statusColumn<TemplateRow>(replyTemplateOperations.toggleStatus),
    languagesColumn,
  ],
  form: defineForm({
    fields,
    drafts: true,
    load: fetchOf(AdminReplyTemplateDocument, byId, ({ replyTemplate }) => ({
      ...replyTemplate,
      kind: replyTemplate.kind ?? EVERY_KIND,
    })),
    create: mutationOf(
      CreateReplyTemplateDocument,
      (values: Values) => ({ input: toInput(values) }),
      (data) => data.createReplyTemplate,
    ),
    update: mutationOf(
      UpdateReplyTemplateDocument,
      (edit: FormUpdate<string, Values>) => ({ id: edit.id, input: toInput(updateInput(edit)) }),
      (data) => data.updateReplyTemplate,
    ),
  }),
  remove: replyTemplateOperations.remove,
  restore: replyTemplateOperations.restore,
});
