import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { application } from '@contract/requests/application';
import { useToast } from '../../components/toast';
import {
  SubmitApplicationDocument,
  type SubmitApplicationInput,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { type DraftForm, type Sending, useDraftForm } from '../../lib/forms/draft-form';
import { formRules, type FormRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import { cvProblem, cvProblemText } from './cv-file';
import type { FieldRules } from '../../lib/forms/form';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';

/** The values of the form. `cv` is the name of the chosen file, which is kept beside them. */
export interface ApplicationValues extends FormTexts<typeof application> {
  cv: string;
}

/** Initial values: contact details of the person. */
const blankApplication = (person: Person): ApplicationValues => ({
  ...blankTexts(application, person),
  cv: '',
});

/** The input of the mutation. */
const toSubmitInput = (
  values: ApplicationValues,
  { roleId, cv }: { roleId: string; cv: File },
): SubmitApplicationInput => ({ roleId, cv, ...toInput(application, values) });

/** Validation rules of the form (M077). */
const applicationRules = (rules: FormRules, missingCv: string): FieldRules<ApplicationValues> => ({
  ...textRules(application, rules),
  cv: [(name) => name !== '' || missingCv],
});

export interface SentApplication {
  id: string;
  reference: string;
  answerDueAt: string | null;
  /** It replaced an earlier application for the same role. */
  isUpdate: boolean;
}

export interface ApplicationFormOptions {
  user: AuthUser;
  roleId: string;
  onSent: (application: SentApplication) => void;
}

interface ApplicationFormState {
  state: DraftForm<ApplicationValues>;
  /** The chosen CV. It is kept when a submission is refused. */
  cv: File | null;
  /** The server refused the chosen CV. */
  isCvRefused: boolean;
  /** The texts were restored, without the file. */
  isCvMissing: boolean;
  chooseCv: (file: File) => void;
  removeCv: () => void;
  /** How much has been sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null;
}

/** Sends an application, and tells how much of the CV has been sent. */
function useUpload(roleId: string, onCvRefused: (cv: File) => void) {
  const { request } = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const send = async (values: ApplicationValues, cv: File, { idempotencyKey, check }: Sending) => {
    const input = { ...toSubmitInput(values, { roleId, cv }), ...check };
    setProgress(0);
    try {
      const options = { onProgress: setProgress };
      const answer = await request(SubmitApplicationDocument, { input, idempotencyKey }, options);
      const { timeline, ...sent } = answer.submitApplication;
      return { ...sent, isUpdate: timeline.some(({ type }) => type === 'resubmitted') };
    } catch (error) {
      const isCvRefused = 'cv' in readError(error).fields;
      if (isCvRefused) onCvRefused(cv);
      throw error;
    } finally {
      setProgress(null);
    }
  };
  return { send, progress };
}

/** The options of the form that keep its texts as a draft. */
function useDraftOptions(user: AuthUser, cvMessage: string) {
  const { t } = useTranslation();
  const rules = applicationRules(formRules(useLocale()), cvMessage);
  return {
    draft: {
      name: `application:${user.id}`,
      blank: blankApplication(user),
      // the browser keeps texts only
      reconcile: (stored: ApplicationValues) => ({ ...stored, cv: '' }),
    },
    rules,
    texts: {
      failure: (error: unknown) =>
        t('cv' in readError(error).fields ? 'application.cv.failure' : 'application.failure'),
      alreadySent: t('application.arrivedBefore'),
    },
  };
}

/** The chosen CV, or why there is none: nothing was chosen, or what was chosen last cannot be sent. */
function useCvFile() {
  const { t } = useTranslation();
  const locale = useLocale();
  const missing = t('application.cv.missing');
  const [cv, setCv] = useState<File | null>(null);
  const [message, setMessage] = useState(missing);
  const [refused, setRefused] = useState<File | null>(null);
  return {
    cv,
    message,
    isRefused: cv !== null && cv === refused,
    markRefused: setRefused,
    set: (file: File | null) => {
      setCv(file);
      setMessage(missing);
    },
    /** Answers why the file cannot be sent, if so. */
    refusalOf: async (file: File) => {
      const problem = await cvProblem(file);
      if (!problem) return undefined;
      const text = cvProblemText(problem, t, locale);
      setMessage(text);
      return text;
    },
  };
}

/** Takes and gives up the CV; one that is looked at while another is chosen is forgotten. */
function useCvChoice(
  { setErrors, change }: DraftForm<ApplicationValues>['form'],
  { set, refusalOf }: ReturnType<typeof useCvFile>,
) {
  const lastChosen = useRef<File>(null);
  const keepCv = (file: File | null) => {
    set(file);
    change('cv', file?.name ?? '');
  };
  return {
    chooseCv: (file: File) => {
      lastChosen.current = file;
      void refusalOf(file).then((refusal) => {
        if (lastChosen.current !== file) return;
        if (refusal) setErrors({ cv: refusal });
        else keepCv(file);
      });
    },
    removeCv: () => {
      lastChosen.current = null;
      keepCv(null);
    },
  };
}

/** State of the application form, with the draft of its texts. */
export function useApplicationForm(options: ApplicationFormOptions): ApplicationFormState {
  const { t } = useTranslation();
  const toast = useToast();
  const cvFile = useCvFile();
  const { cv, message, isRefused, set, markRefused } = cvFile;
  const { send, progress } = useUpload(options.roleId, markRefused);
  const state = useDraftForm({
    ...useDraftOptions(options.user, message),
    send: async (values, sending) => {
      if (!cv) throw new TypeError('No CV is chosen');
      return send(values, cv, sending);
    },
    onSent: (sent) => {
      toast.success(t('application.success'));
      options.onSent(sent);
    },
  });
  const clearDraft = () => {
    set(null);
    state.clearDraft();
  };
  return {
    state: { ...state, clearDraft },
    cv,
    isCvRefused: isRefused,
    isCvMissing: state.restoredAt !== null && cv === null,
    ...useCvChoice(state.form, cvFile),
    progress,
  };
}
