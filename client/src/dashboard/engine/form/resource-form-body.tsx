import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pasteCleaned } from '../../../lib/forms/pasted-text';
import { DraftNotice, useFormDraft } from './form-draft';
import type { RowId } from '../field-types';
import {
  errorsByName,
  useFailedSubmit,
  useFieldErrors,
  useSubmitAttempts,
  useValidateOnOpen,
} from './form-errors';
import {
  toDraftValues,
  toInitialValues,
  listInputs,
  type FormInput,
  type FormTarget,
  type ResourceForm,
} from './form-definition';
import { FormItem, TrilingualTabs } from './form-inputs';
import { FormSummary } from './form-summary';
import styles from './resource-form.module.css';
import { resourceMessage } from '../rows/standard-actions';
import { type SubmitIntentRef, useFormSubmit, useUpdateMetadata } from './form-submit';
import type { FormLoad } from './use-form-load';
import { tellOtherTabs, useOtherVersion, VersionComparison } from './other-version';

interface FormBodyProps<Id extends RowId, Values extends object> {
  /** Name of the resource. */
  name: string;
  /** Connects the submit button, which is outside of the form element. */
  formId: string;
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  load: Extract<FormLoad, { state: 'ready' }>;
  intent: SubmitIntentRef;
  onDirty(): void;
  /** Whether the row will be hidden from the site after saving. */
  onHiddenChange(isHidden: boolean): void;
  onBusyChange(busy: boolean): void;
  onSaved(): Promise<void>;
  onReload(): void;
}

/** State of the form: its inputs, values, draft and errors, and how it is submitted. */
function useResourceForm<Id extends RowId, Values extends object>(
  props: FormBodyProps<Id, Values>,
) {
  const { name, form, target, load, intent, onHiddenChange, onBusyChange, onSaved } = props;
  const { mode } = target;
  const id = target.mode === 'edit' ? target.id : undefined;
  const [instance] = Form.useForm<Record<string, unknown>>();
  const inputs = useMemo(() => listInputs(form.fields, mode), [form.fields, mode]);
  const failure = useMemo(
    () => resourceMessage(name, `errors.${mode === 'create' ? 'create' : 'update'}`),
    [name, mode],
  );
  const stored = useMemo(() => toInitialValues(inputs, load.stored), [inputs, load.stored]);
  const fieldErrors = useFieldErrors(instance, inputs, { failure, stored });
  const { hasFailed, onInvalid } = useFailedSubmit(fieldErrors.showValidationErrors);
  useValidateOnOpen(target.mode === 'edit' && target.validate === true, instance, onInvalid);
  const row = `${name}:${id ?? 'new'}`;
  const begun = target.mode === 'create' ? target : undefined;
  const draft = useFormDraft({
    // what it begins with must not be hidden by the draft of another new row
    name: row + (begun?.draft ?? (begun?.values ? JSON.stringify(begun.values) : '')),
    instance,
    initialValues: useMemo(() => toDraftValues(inputs, stored), [inputs, stored]),
    version: load.version,
  });
  const initialValues = useMemo(
    () => ({ ...stored, ...draft.restored?.values }),
    [draft.restored, stored],
  );
  useEffect(
    () => onHiddenChange(initialValues['status'] === 'inactive'),
    [initialValues, onHiddenChange],
  );
  const metadata = useUpdateMetadata(form, target, draft.version);
  const { other, compare } = useOtherVersion(row, form, target, metadata.version);
  const { submit, isSending } = useFormSubmit({
    form,
    target,
    inputs,
    metadata,
    intent,
    onBusyChange,
    onSaved: () => {
      draft.clear();
      tellOtherTabs(row);
      return onSaved();
    },
    onError: (failure, cause) => {
      fieldErrors.showServerErrors(failure, cause);
      if (failure.code === 'STALE_WRITE') compare();
    },
  });
  return {
    id,
    instance,
    inputs,
    fieldErrors,
    hasFailed,
    onInvalid,
    draft,
    initialValues,
    metadata,
    other: useMemo(() => other && toInitialValues(inputs, { ...other.values }), [inputs, other]),
    submit,
    isSending,
  };
}

/** The inputs of texts in three languages, and the others. */
const byLanguage = (inputs: readonly FormInput[]): [FormInput[], FormInput[]] => [
  inputs.filter(({ locale }) => locale),
  inputs.filter(({ locale }) => !locale),
];

interface FormNoticesProps {
  state: ReturnType<typeof useResourceForm>;
  formId: string;
  onReload(): void;
  onDiscard(): void;
}

/** What stands above the fields: a restored draft, why nothing was saved, and that somebody else saved. */
function FormNotices({ state, formId, onReload, onDiscard }: FormNoticesProps) {
  const { t } = useTranslation();
  const { instance, inputs, initialValues, fieldErrors, draft, metadata, other } = state;
  // an error of the form itself says more
  const error =
    fieldErrors.formError ?? (other && { stale: true, title: t('dashboard.conflict.meanwhile') });
  const typed = instance.getFieldsValue(true) as Record<string, unknown>;
  return (
    <>
      <DraftNotice
        draft={draft}
        isPartial={inputs.some(({ field }) => !field.inDraft)}
        onDiscard={onReload}
      />
      {error && (
        <FormSummary
          error={error}
          onReload={onDiscard}
          onOverwrite={() => metadata.overwrite(formId, fieldErrors.showServerErrors)}
          comparison={
            other && (
              <VersionComparison
                inputs={inputs}
                mine={{ ...initialValues, ...typed }}
                theirs={other}
              />
            )
          }
        />
      )}
    </>
  );
}

/** The form element: language tabs, inputs, error summary and the notice about a draft. */
export function ResourceFormBody<Id extends RowId, Values extends object>(
  props: FormBodyProps<Id, Values>,
) {
  const { formId, target, load, onDirty, onHiddenChange, onReload } = props;
  const state = useResourceForm(props);
  const { id, instance, inputs, fieldErrors, draft, metadata } = state;
  const hasDraft = draft.restored !== undefined;
  const onRestore = useEffectEvent(onDirty);
  useEffect(() => {
    if (hasDraft) onRestore();
  }, [hasDraft]);
  const discard = () => {
    draft.clear();
    onReload();
  };
  const attempts = useSubmitAttempts(instance);
  const [localized, plain] = byLanguage(inputs);

  return (
    <Form<Record<string, unknown>>
      // the rules say what is wrong in the caller’s language; the browser would say it in its own
      noValidate
      id={formId}
      name={formId}
      form={instance}
      className={styles.form}
      layout="vertical"
      disabled={state.isSending}
      validateTrigger={state.hasFailed ? 'onChange' : 'onBlur'}
      initialValues={state.initialValues}
      onValuesChange={(_changed, { status }) => {
        draft.scheduleSave();
        onHiddenChange(status === 'inactive');
        onDirty();
      }}
      onPaste={pasteCleaned}
      onSubmitCapture={attempts.begin}
      onFieldsChange={(_changed, all) => fieldErrors.setErrors(errorsByName(all))}
      onReset={discard}
      onFinish={(typed) => {
        attempts.end();
        fieldErrors.setFormError(undefined);
        void state.submit(typed);
      }}
      onFinishFailed={({ errorFields, outOfDate }) => {
        attempts.end();
        if (outOfDate && errorFields.length === 0) return attempts.retry();
        state.onInvalid(errorsByName(errorFields));
      }}
    >
      <FormNotices state={state} formId={formId} onReload={onReload} onDiscard={discard} />
      {localized.length > 0 && (
        <TrilingualTabs
          inputs={localized}
          mode={target.mode}
          id={id}
          tabs={fieldErrors.tabs}
          staleLanguages={load.staleLanguages}
          metadata={metadata}
          onDirty={onDirty}
        />
      )}
      <div className={styles.grid}>
        {plain.map((input) => (
          <FormItem key={input.name} input={input} mode={target.mode} id={id} />
        ))}
      </div>
    </Form>
  );
}
