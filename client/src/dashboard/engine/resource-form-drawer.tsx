import { Button, Drawer, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../ui/use-confirm';
import { LoadError } from '../ui/load-error';
import { say } from '../ui/message';
import { useNotify } from '../ui/use-notify';
import { useDrawer } from '../ui/use-drawer';
import type { RowId } from './field-types';
import type { ResourceForm } from './form-definition';
import { IntentContext, submitForm, type FormIntent, type IntentHolder } from './form-intent';
import { ResourceFormBody } from './resource-form-body';
import styles from './resource-form.module.css';
import { textOf } from './standard-actions';
import { useFormStart, type FormTarget } from './use-form-target';

/** A form with language tabs needs more room than one without. */
const WIDTH = { plain: 480, trilingual: 760 };

interface FormDrawerProps<Id extends RowId, Values extends object> {
  name: string;
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  open: boolean;
  onClose(): void;
  afterClose(): void;
  changed(): Promise<void>;
}

/** Leaving the page with something typed asks first. */
function useLeaveWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** Closes at once when nothing was typed, else after a question. */
function useClose(dirty: boolean, busy: boolean, onClose: () => void) {
  const confirm = useConfirm();
  return () => {
    if (busy) return;
    if (!dirty) return onClose();
    confirm(
      {
        type: 'warning',
        title: { key: 'dashboard.confirm.discardTitle' },
        text: { key: 'dashboard.confirm.discard' },
        confirm: { key: 'dashboard.confirm.discardYes' },
      },
      onClose,
    );
  };
}

interface FooterProps {
  formId: string;
  submit: string;
  intent: IntentHolder;
  /** With a button that saves what is not ready to be shown. */
  draft: boolean;
  busy: boolean;
  disabled: boolean;
  onCancel(): void;
}

function Footer({ formId, submit, intent, draft, busy, disabled, onCancel }: FooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <Button disabled={busy} onClick={onCancel}>
        {t('dashboard.cancel')}
      </Button>
      {draft && (
        <Button
          disabled={disabled || busy}
          onClick={() => {
            intent.current = 'draft';
            submitForm(formId);
          }}
        >
          {t('dashboard.form.saveDraft')}
        </Button>
      )}
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
        {submit}
      </Button>
    </div>
  );
}

/** Creating and editing, beside the list. */
export function ResourceFormDrawer<Id extends RowId, Values extends object>(
  props: FormDrawerProps<Id, Values>,
) {
  const { name, form, target, open, onClose, afterClose, changed } = props;
  const { mode } = target;
  const rowName = target.mode === 'edit' ? target.name : undefined;
  const { t } = useTranslation();
  const notify = useNotify();
  const { start, reload } = useFormStart(form, target);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const trilingual = Object.values(form.fields).some(({ localized }) => localized);
  const drawer = useDrawer(trilingual ? WIDTH.trilingual : WIDTH.plain);
  const close = useClose(dirty, busy, onClose);
  const formId = `${name}-form`;
  const intent = useRef<FormIntent>('publish');
  const draft = form.drafts === true && start.state === 'ready' && start.isDraft;
  const text = (key: string) =>
    say(t, textOf(name, key, rowName === undefined ? undefined : { name: rowName }));
  const title =
    mode === 'edit' && rowName === undefined ? t('dashboard.actions.edit') : text(`form.${mode}`);
  useLeaveWarning(dirty && open);

  const finish = async () => {
    setDirty(false);
    const done = mode === 'create' ? 'toast.created' : 'toast.updated';
    notify('success', text(intent.current === 'draft' ? 'toast.draftSaved' : done));
    onClose();
    await changed().catch(() => undefined);
  };

  return (
    <Drawer
      {...drawer}
      open={open}
      title={title}
      onClose={close}
      mask={{ closable: !dirty }}
      destroyOnHidden
      afterOpenChange={(visible) => !visible && afterClose()}
      footer={
        <Footer
          formId={formId}
          submit={text(draft && !isHidden ? 'form.publish' : `form.submit.${mode}`)}
          intent={intent}
          draft={draft}
          busy={busy}
          disabled={start.state !== 'ready'}
          onCancel={close}
        />
      }
    >
      {start.state === 'loading' && <Skeleton active paragraph={{ rows: 8 }} />}
      {start.state === 'failed' && (
        <LoadError error={start.error} fallback={text('errors.loadForm')} onRetry={reload} />
      )}
      {start.state === 'ready' && (
        <IntentContext value={intent}>
          <ResourceFormBody
            key={start.serial}
            name={name}
            formId={formId}
            form={form}
            target={target}
            start={start}
            intent={intent}
            onDirty={() => setDirty(true)}
            onHidden={setHidden}
            onBusy={setBusy}
            onReload={() => {
              setDirty(false);
              reload();
            }}
            onSaved={finish}
          />
        </IntentContext>
      )}
    </Drawer>
  );
}
