import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import type { Operation } from '../../../dashboard/engine/operations';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useErrorText } from '../../../lib/api/use-error-text';
import { env } from '../../../lib/env';
import { useLocale } from '../../../lib/i18n/i18n';

/** Saves a PDF that was made in the language of the reader. */
export const savePdf = (url: string, locale: Locale) =>
  window.location.assign(`${env.apiBase}${url}?language=${locale}`);

/** Makes and saves a PDF, or says why it could not be made. */
export function usePdf() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const locale = useLocale();
  return (make: Operation<string, string>, id: string) =>
    void make(client, id).then(
      (url) => savePdf(url, locale),
      (error: unknown) => notify('error', errorText(error, t('dashboard.pdf.failed'))),
    );
}
