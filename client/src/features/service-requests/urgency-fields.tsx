import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import { serviceRequest } from '@contract/requests/service-request';
import { Field, Select } from '../../components/field';
import { PaperFields, type PaperForm } from '../requests/paper-fields';

/** Whether a paper came, and how soon an answer is needed. */
export function UrgencyFields({ form }: { form: PaperForm }) {
  const { t } = useTranslation();
  return (
    <PaperFields form={form} definition={serviceRequest}>
      <Field label={t('request.fields.urgency')} error={form.errors.urgency}>
        <Select {...form.field('urgency')}>
          {URGENCIES.map((urgency) => (
            <option key={urgency} value={urgency}>
              {t(`words.urgency.${urgency}`)}
            </option>
          ))}
        </Select>
      </Field>
    </PaperFields>
  );
}
