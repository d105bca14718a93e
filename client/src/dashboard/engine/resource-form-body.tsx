import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { pasteCleaned } from '../../lib/pasted-text';
import { DraftNotice } from './draft-notice';
import type { RowId } from './field-types';
import { errorsByName, type ErrorsByName, type FieldState } from './form-errors';
import {
  draftValuesOf,
  initialValuesOf,
  inputsOf,
  type FormInput,
  type FormTarget,
  type ResourceForm,
} from './form-definition';
import { FormItem } from './form-item';
import { FormSummary } from './form-summary';
import styles from './resource-form.module.css';
import { resourceMessage } from './standard-actions';
import type { SubmitIntentRef } from './submit-intent';
import { TrilingualTabs } from './trilingual-tabs';
import { useFieldErrors } from './use-field-errors';
import { useFormDraft } from './use-form-draft';
import type { FormLoad } from './use-form-load';
import { useFormSubmit } from './use-form-submit';
import { useSubmitAttempts } from './use-submit-attempts';
import { useUpdateMetadata } from './use-update-metadata';

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

/** Validates a form that was opened because of its errors; sends nothing. */
function useValidateOnOpen(
  validate: boolean,
  form: FormInstance,
  onInvalid: (errors: ErrorsByName) => void,
) {
  const [pending, setPending] = useState(validate);
  useEffect(() => {
    if (!pending) return;
    let cancelled = false;
    form.validateFields().then(
      () => setPending(false),
      ({ errorFields }: { errorFields: FieldState[] }) => {
        if (cancelled) return;
        setPending(false);
        onInvalid(errorsByName(errorFields));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [form, onInvalid, pending]);
}

/** Inputs are validated on blur, and after a failed submit on each change. */
function useFailedSubmit(showErrors: (errors: ErrorsByName) => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const onInvalid = useCallback(
    (errors: ErrorsByName) => {
      setHasFailed(true);
      showErrors(errors);
    },
    [showErrors],
  );
  return { hasFailed, onInvalid };
}

/** State of the form: its inputs, values, draft and errors, and how it is submitted. */
function useResourceForm<Id extends RowId, Values extends object>(
  props: FormBodyProps<Id, Values>,
) {
  const { name, form, target, load, intent, onHiddenChange, onBusyChange, onSaved } = props;
  const { mode } = target;
  const id = target.mode === 'edit' ? target.id : undefined;
  const [instance] = Form.useForm<Record<string, unknown>>();
  const inputs = useMemo(() => inputsOf(form.fields, mode), [form.fields, mode]);
  const failure = useMemo(
    () => resourceMessage(name, `errors.${mode === 'create' ? 'create' : 'update'}`),
    [name, mode],
  );
  const fieldErrors = useFieldErrors(instance, inputs, failure);
  const { hasFailed, onInvalid } = useFailedSubmit(fieldErrors.showValidationErrors);
  useValidateOnOpen(target.mode === 'edit' && target.validate === true, instance, onInvalid);
  const stored = useMemo(() => initialValuesOf(inputs, load.stored), [inputs, load.stored]);
  const draft = useFormDraft({
    name: `${name}:${id ?? 'new'}`,
    instance,
    initialValues: useMemo(() => draftValuesOf(inputs, stored), [inputs, stored]),
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
  const { submit, isSending } = useFormSubmit({
    form,
    target,
    inputs,
    metadata,
    intent,
    onBusyChange,
    onSaved: () => {
      draft.clear();
      return onSaved();
    },
    onError: fieldErrors.showServerErrors,
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
    submit,
    isSending,
  };
}

/** The inputs of texts in three languages, and the others. */
const byLanguage = (inputs: readonly FormInput[]): [FormInput[], FormInput[]] => [
  inputs.filter(({ locale }) => locale),
  inputs.filter(({ locale }) => !locale),
];

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
      requiredMark={false}
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
      <DraftNotice
        draft={draft}
        isPartial={inputs.some(({ field }) => !field.inDraft)}
        onDiscard={onReload}
      />
      {fieldErrors.formError && (
        <FormSummary
          error={fieldErrors.formError}
          onReload={discard}
          onOverwrite={() => metadata.overwrite(formId, fieldErrors.showServerErrors)}
        />
      )}
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
