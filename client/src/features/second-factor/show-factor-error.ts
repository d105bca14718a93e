import { useTranslation } from 'react-i18next';
import type { Form } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { BrowserRefusal } from './web-authn';

/** Shows what the browser refused, or the errors of the server, in the form. */
export function useShowFactorError(): <Values extends object>(
  form: Pick<Form<Values>, 'values' | 'setErrors' | 'fail'>,
  error: unknown,
  title: string,
) => void {
  const { t } = useTranslation();
  return (form, error, title) => {
    if (error instanceof BrowserRefusal) {
      form.fail({ title, text: t(error.text) });
      return;
    }
    const { code: kind, summary } = showFieldErrors(form, error);
    form.fail({ title, text: summary, kind });
  };
}
