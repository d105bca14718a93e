import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useErrorText } from '../../../lib/api/use-error-text';
import { readToSettle, takeQuestions } from './closing';
import type { SettleDialogProps } from './settle-dialog';

/** The error of a change that was given up; forms show its text as they show those of the server. */
const givenUp = (message: string) =>
  Object.assign(new Error(message), { errors: [{ message, extensions: {} }] });

/** What the dialog about appointments asks just now, if anything: before something is closed, or when somebody wants it. */
export function useSettleQuestion(onChange: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [question, setQuestion] = useState<SettleDialogProps>();

  useEffect(
    () =>
      takeQuestions(
        (rows, save) =>
          new Promise<void>((resolve, reject) => {
            const end = (finish: () => void) => {
              setQuestion(undefined);
              finish();
            };
            setQuestion({
              rows,
              save,
              onFailure: (error) => end(() => reject(error)),
              onDismiss: (isSaved) =>
                end(() =>
                  isSaved ? resolve() : reject(givenUp(t('admin.consultations.settle.notSaved'))),
                ),
              onDone: () => end(resolve),
            });
          }),
      ),
    [t],
  );

  const askNow = async () => {
    const end = () => {
      setQuestion(undefined);
      onChange();
    };
    try {
      const rows = await readToSettle(client, null);
      if (rows.length > 0) setQuestion({ rows, onFailure: end, onDismiss: end, onDone: end });
      else onChange();
    } catch (error) {
      notify('error', errorText(error, t('admin.consultations.settle.failed')));
    }
  };
  return { question, askNow };
}
