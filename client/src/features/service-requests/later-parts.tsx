import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import { officeDay } from '@contract/office-clock';
import { serviceRequest } from '@contract/requests/service-request';
import { FormPart } from '../../components/draft-form-view';
import { Field, Select } from '../../components/field';
import type { FormFields } from '../../lib/forms/form';
import { DeclaredField } from '../requests/declared-field';
import type { FormTexts } from '../requests/form-values';
import { PaperFields } from '../requests/paper-fields';

interface PartProps {
  form: FormFields<FormTexts<typeof serviceRequest> & { service: string }>;
}

/** Contact details, filled in from the account. */
function ContactFields({ form }: PartProps) {
  const part = { form, definition: serviceRequest };
  return (
    <>
      <DeclaredField {...part} name="clientName" autoComplete="name" />
      <DeclaredField {...part} name="clientEmail" />
      <DeclaredField {...part} name="clientPhone" />
      <DeclaredField {...part} name="clientAddress" autoComplete="street-address" />
    </>
  );
}

/** Friday and Saturday; holidays are told by the office. */
const isWeekend = (day: string) => [5, 6].includes(new Date(day).getUTCDay());

/** Whether a paper came, how soon an answer is needed, and details that help the office to plan. */
function MoreFields({ form }: PartProps) {
  const { t } = useTranslation();
  const part = { form, definition: serviceRequest };
  const closed = isWeekend(form.values.preferredDate) ? t('request.help.closedDay') : undefined;
  return (
    <>
      <PaperFields {...part}>
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
      <DeclaredField {...part} name="preferredDate" min={officeDay()} help={closed} />
      <DeclaredField {...part} name="additionalRequirements" rows={4} />
      <DeclaredField {...part} name="opposingParty" />
    </>
  );
}

interface LaterPartsProps extends PartProps {
  services: readonly { slug: string; price: string }[] | undefined;
}

/** The parts of the form after the first, and what the service costs where that is said. */
export function LaterParts({ form, services }: LaterPartsProps) {
  const { t } = useTranslation();
  const price = services?.find(({ slug }) => slug === form.values.service)?.price;
  return (
    <>
      <FormPart title={t('request.partContact')}>
        <ContactFields form={form} />
      </FormPart>
      <FormPart title={t('request.partMore')}>
        <MoreFields form={form} />
      </FormPart>
      {price && <p role="status">{t('services.price', { price })}</p>}
    </>
  );
}
