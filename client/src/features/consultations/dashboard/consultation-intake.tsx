import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { consultation } from '@contract/requests/consultation';
import type { ControlProps } from '../../../dashboard/engine/field-types';
import { customField } from '../../../dashboard/engine/form/fields';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { requiredChoiceRule } from '../../../dashboard/engine/form/rules';
import { SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';
import { consultationOperations } from '../../../graphql/generated/consultation-operations';
import { useLocale } from '../../../lib/i18n/i18n';
import { intakeOf } from '../../requests/dashboard/intake-form';
import { usePublicSituationIds } from '../../situations/dashboard/use-situation-options';
import { consultantsQuery } from './consultation-kind';
import { SlotChoice } from './slot-choice';

/** Who gives it. The times of another consultant are others. */
function ConsultantControl({ value, onChange, ...rest }: ControlProps<string | null>) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const { data: known = [] } = consultantsQuery.useData({ language: useLocale() });
  return (
    <Select<string>
      {...rest}
      allowClear
      style={{ width: '100%' }}
      placeholder={t('dashboard.intake.anyConsultant')}
      value={value ?? undefined}
      showSearch={SEARCH_OPTIONS}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen: string | undefined) => {
        form.setFieldValue('startsAt', '');
        onChange?.(chosen ?? null);
      }}
    />
  );
}

/** A free time, by the rules of the public booking. After a refused one, the times are loaded again. */
function SlotControl({ value = '', onChange, id }: ControlProps<string>) {
  const consultantId = (Form.useWatch('consultantId') as string | null | undefined) ?? '';
  const { errors } = Form.Item.useStatus();
  return (
    <div id={id} tabIndex={-1}>
      <SlotChoice
        key={`${consultantId}:${errors.length > 0 && value !== ''}`}
        consultantId={consultantId}
        value={value}
        onChange={(slot) => onChange?.(slot)}
      />
    </div>
  );
}

/** The form of an appointment that the office makes for somebody who called or came. */
export const consultationIntake = intakeOf(consultation, {
  create: consultationOperations.create,
  fromAddress: ['situationId'],
  first: ['consultationType', 'situationId', 'channel', 'consultantId', 'startsAt'],
  choices: { channel: 'consultation.channels' },
  labels: {
    consultationType: 'consultation.branch',
    channel: 'consultation.channel',
    description: 'dashboard.intake.matter',
  },
  ownFields: {
    situationId: referenceField('consultation.fields.situationId', usePublicSituationIds),
    consultantId: customField<string | null>(
      { label: 'consultation.consultant', optional: true },
      { initial: null, wide: false, control: () => <ConsultantControl />, rules: () => [] },
    ),
    startsAt: customField<string>(
      { label: 'admin.consultations.fields.startsAt' },
      {
        initial: '',
        control: () => <SlotControl />,
        rules: (context) => [requiredChoiceRule(context)],
      },
    ),
  },
});
