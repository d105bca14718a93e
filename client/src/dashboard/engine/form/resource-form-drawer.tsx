import { Button, Drawer, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmedClose } from '../../ui/use-confirm';
import { LoadError } from '../../ui/load-error';
import { messageText } from '../../ui/message';
import { useNotify } from '../../ui/use-notify';
import { useDrawerProps } from '../../ui/screen-width';
import type { RowId } from '../field-types';
import { withoutStatus, type FormTarget, type ResourceForm } from './form-definition';
import { useResource } from '../resource-context';
import { ResourceFormBody } from './resource-form-body';
import styles from './resource-form.module.css';
import { resourceMessage } from '../rows/standard-actions';
import {
  submitForm,
  SubmitIntentContext,
  type SubmitIntent,
  type SubmitIntentRef,
} from './form-submit';
import { useFormLoad } from './use-form-load';
import { useUnloadWarning } from './form-draft';

const WIDTH = { plain: 480, wide: 760 };

/** A form with language tabs needs more room than one without. */
function widthOf({ fields, isWide }: Pick<ResourceForm<never, never>, 'fields' | 'isWide'>) {
  const trilingual = Object.values(fields).some(({ localized }) => localized);
  return isWide || trilingual ? WIDTH.wide : WIDTH.plain;
}

interface FormDrawerProps<Id extends RowId, Values extends object> {
  name: string;
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  open: boolean;
  onClose(): void;
  afterClose(): void;
  refresh(): Promise<void>;
}

interface FooterProps {
  formId: string;
  submitLabel: string;
  intent: SubmitIntentRef;
  /** Shows the button that saves the row as a draft. */
  isDraft: boolean;
  /** Leaves out the button that publishes the row. */
  draftsOnly: boolean;
  busy: boolean;
  disabled: boolean;
  onCancel(): void;
}

function Footer(props: FooterProps) {
  const { formId, submitLabel, intent, isDraft, draftsOnly, busy, disabled, onCancel } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <Button disabled={busy} onClick={onCancel}>
        {t('dashboard.cancel')}
      </Button>
      {isDraft && (
        <Button
          type={draftsOnly ? 'primary' : 'default'}
          disabled={disabled || busy}
          onClick={() => {
            intent.current = 'draft';
            submitForm(formId);
          }}
        >
          {t('dashboard.form.saveDraft')}
        </Button>
      )}
      {!draftsOnly && (
        <Button
          type="primary"
          htmlType="submit"
          form={formId}
          loading={busy}
          disabled={disabled}
          onClick={() => {
            intent.current = 'publish';
          }}
        >
          {submitLabel}
        </Button>
      )}
    </div>
  );
}

/** The drawer's title, and the texts of the resource with the name of the row. */
function useFormTexts<Id extends RowId>(name: string, target: FormTarget<Id>) {
  const { t } = useTranslation();
  const rowName = target.mode === 'edit' ? target.name : undefined;
  const text = (key: string) =>
    messageText(
      t,
      resourceMessage(name, key, rowName === undefined ? undefined : { name: rowName }),
    );
  const isUnnamed = target.mode === 'edit' && rowName === undefined;
  return { text, title: isUnnamed ? t('dashboard.actions.edit') : text(`form.${target.mode}`) };
}

const TEXT_FIELD = 'input:is([type="text"], [type="email"], [type="tel"]):not([role]), textarea';

/** Who opens a new form types at once; on a phone the keyboard would hide the form. */
function focusFirstText(formId: string, mode: 'create' | 'edit'): void {
  if (mode === 'edit' || window.matchMedia('(pointer: coarse)').matches) return;
  document.getElementById(formId)?.querySelector<HTMLElement>(TEXT_FIELD)?.focus();
}

/** The form for a new or an edited row, in a drawer beside the list. */
export function ResourceFormDrawer<Id extends RowId, Values extends object>(
  props: FormDrawerProps<Id, Values>,
) {
  const { name, target, open, onClose, afterClose, refresh } = props;
  const { mode } = target;
  const { draftsOnly } = useResource().rights;
  const form = useMemo(
    () => (draftsOnly ? withoutStatus(props.form) : props.form),
    [draftsOnly, props.form],
  );
  const { text, title } = useFormTexts(name, target);
  const notify = useNotify();
  const { load, reload } = useFormLoad(form, target);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const drawer = useDrawerProps(widthOf(form));
  const close = useConfirmedClose(dirty, busy, onClose);
  const formId = `${name}-form`;
  // Enter submits the form without any button.
  const intent = useRef<SubmitIntent>(draftsOnly ? 'draft' : 'publish');
  const isDraft = form.drafts === true && load.state === 'ready' && load.isDraft;
  useUnloadWarning(dirty && open);

  const onSaved = async () => {
    setDirty(false);
    const saved = mode === 'create' ? 'toast.created' : 'toast.updated';
    notify('success', text(intent.current === 'draft' ? 'toast.draftSaved' : saved));
    onClose();
    await refresh().catch(() => undefined);
  };

  return (
    <Drawer
      {...drawer}
      open={open}
      title={title}
      onClose={close}
      mask={{ closable: !dirty }}
      destroyOnHidden
      afterOpenChange={(visible) => (visible ? focusFirstText(formId, mode) : afterClose())}
      footer={
        <Footer
          formId={formId}
          submitLabel={text(isDraft && !isHidden ? 'form.publish' : `form.submit.${mode}`)}
          intent={intent}
          isDraft={isDraft}
          draftsOnly={draftsOnly}
          busy={busy}
          disabled={load.state !== 'ready'}
          onCancel={close}
        />
      }
    >
      {load.state === 'loading' && <Skeleton active paragraph={{ rows: 8 }} />}
      {load.state === 'failed' && (
        <LoadError error={load.error} fallback={text('errors.loadForm')} onRetry={reload} />
      )}
      {load.state === 'ready' && (
        <SubmitIntentContext value={intent}>
          <ResourceFormBody
            key={load.loadCount}
            name={name}
            formId={formId}
            form={form}
            target={target}
            load={load}
            intent={intent}
            onDirty={() => setDirty(true)}
            onHiddenChange={setHidden}
            onBusyChange={setBusy}
            onReload={() => {
              setDirty(false);
              reload();
            }}
            onSaved={onSaved}
          />
        </SubmitIntentContext>
      )}
    </Drawer>
  );
}
