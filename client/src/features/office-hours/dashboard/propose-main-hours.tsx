import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { firmHoursQuery } from './firm-hours-query';

/** Fills the texts of main_hours in the form around it from the hours in which people can be booked. */
export function ProposeMainHours() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const { data } = firmHoursQuery.useData({});
  if (!data) return null;
  const { ar: value, fr: valueFr, en: valueEn } = data.inWords;
  return (
    <Button onClick={() => form.setFieldsValue({ value, valueFr, valueEn })}>
      {t('admin.hours.propose')}
    </Button>
  );
}
