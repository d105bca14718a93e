import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { DraftNotice } from './draft-notice';
import type { RowId } from './field-types';
import { errorsByName, type ErrorsByName, type FieldState } from './form-errors';
import { draftable, slotsOf, startValues, type ResourceForm } from './form-definition';
import type { IntentHolder } from './form-intent';
import { FormItem } from './form-item';
import { FormSummary } from './form-summary';
import styles from './resource-form.module.css';
import { textOf } from './standard-actions';
import { TrilingualTabs } from './trilingual-tabs';
import { useAttempts } from './use-attempts';
import { useEdit } from './use-edit';
import { useFieldErrors } from './use-field-errors';
import { useFormDraft } from './use-form-draft';
import { useFormSubmit } from './use-form-submit';
import type { FormStart, FormTarget } from './use-form-target';

interface FormBodyProps<Id extends RowId, Values extends object> {
  /** Name of the resource, for its texts. */
  name: string;
  /** Ties the button outside of the form to it. */
  formId: string;
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  start: Extract<FormStart, { state: 'ready' }>;
  intent: IntentHolder;
  onDirty(): void;
  /** What is saved will stay off the site. */
  onHidden(isHidden: boolean): void;
  onBusy(busy: boolean): void;
  onSaved(): Promise<void>;
  onReload(): void;
}

/** Checks a form that was opened to be corrected, as its button would, and sends nothing. */
function useCheckOnOpen(
  check: boolean,
  form: FormInstance,
  onInvalid: (found: ErrorsByName) => void,
) {
  const [pending, setPending] = useState(check);
  useEffect(() => {
    if (!pending) return;
    let left = false;
    form.validateFields().then(
      () => setPending(false),
      ({ errorFields }: { errorFields: FieldState[] }) => {
        if (left) return;
        setPending(false);
        onInvalid(errorsByName(errorFields));
      },
    );
    return () => {
      left = true;
    };
  }, [form, onInvalid, pending]);
}

/** Errors wait until a box is left; after a failed attempt they follow each key. */
function useRejection(showInvalid: (found: ErrorsByName) => void) {
  const [tried, setTried] = useState(false);
  const reject = useCallback(
    (found: ErrorsByName) => {
      setTried(true);
      showInvalid(found);
    },
    [showInvalid],
  );
  return { tried, reject };
}

/** The boxes of a form, its language tabs, and what was wrong with what was typed. */
export function ResourceFormBody<Id extends RowId, Values extends object>(
  props: FormBodyProps<Id, Values>,
) {
  const { name, formId, form, target, start, intent } = props;
  const { onDirty, onHidden, onBusy, onSaved, onReload } = props;
  const { mode } = target;
  const id = target.mode === 'edit' ? target.id : undefined;
  const [instance] = Form.useForm<Record<string, unknown>>();
  const attempts = useAttempts(instance);
  const slots = useMemo(() => slotsOf(form.fields, mode), [form.fields, mode]);
  const failure = useMemo(
    () => textOf(name, `errors.${mode === 'create' ? 'create' : 'update'}`),
    [name, mode],
  );
  const fieldErrors = useFieldErrors(instance, slots, failure);
  const { tried, reject } = useRejection(fieldErrors.showInvalid);
  useCheckOnOpen(target.mode === 'edit' && target.check === true, instance, reject);
  const stored = useMemo(() => startValues(slots, start.stored), [slots, start.stored]);
  const draft = useFormDraft({
    name: `${name}:${id ?? 'new'}`,
    instance,
    base: useMemo(() => draftable(slots, stored), [slots, stored]),
    version: start.version,
  });
  const initial = useMemo(() => ({ ...stored, ...draft.found?.values }), [draft.found, stored]);
  useEffect(() => onHidden(initial['status'] === 'inactive'), [initial, onHidden]);
  const edit = useEdit(form, target, draft.version);
  const submit = useFormSubmit({
    form,
    target,
    slots,
    edit,
    intent,
    onBusy,
    onSaved: () => {
      draft.forget();
      return onSaved();
    },
    onRefused: fieldErrors.showRefused,
  });
  const localized = slots.filter(({ locale }) => locale);
  const plain = slots.filter(({ locale }) => !locale);

  return (
    <Form<Record<string, unknown>>
      id={formId}
      name={formId}
      form={instance}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      validateTrigger={tried ? 'onChange' : 'onBlur'}
      initialValues={initial}
      onValuesChange={(_changed, { status }) => {
        draft.changed();
        onHidden(status === 'inactive');
        onDirty();
      }}
      onSubmitCapture={attempts.begin}
      onFieldsChange={(_changed, all) => fieldErrors.setErrors(errorsByName(all))}
      onFinish={(typed) => {
        attempts.end();
        fieldErrors.setRefusal(undefined);
        void submit(typed);
      }}
      onFinishFailed={({ errorFields, outOfDate }) => {
        attempts.end();
        if (outOfDate && errorFields.length === 0) return attempts.repeat();
        reject(errorsByName(errorFields));
      }}
    >
      <DraftNotice
        draft={draft}
        isPartial={slots.some(({ field }) => !field.inDraft)}
        onDiscard={onReload}
      />
      {fieldErrors.refusal && (
        <FormSummary
          refusal={fieldErrors.refusal}
          onReload={() => {
            draft.forget();
            onReload();
          }}
          onOverwrite={() => edit.overwrite(formId, fieldErrors.showRefused)}
        />
      )}
      {localized.length > 0 && (
        <TrilingualTabs
          slots={localized}
          mode={mode}
          id={id}
          tabs={fieldErrors.tabs}
          stale={start.staleLanguages}
          edit={edit}
          onDirty={onDirty}
        />
      )}
      <div className={styles.grid}>
        {plain.map((slot) => (
          <FormItem key={slot.name} slot={slot} mode={mode} id={id} />
        ))}
      </div>
    </Form>
  );
}
