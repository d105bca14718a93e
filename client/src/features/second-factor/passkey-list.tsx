import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Bdi } from '../../components/bdi';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Skeleton } from '../../components/skeleton';
import {
  MyPasskeysDocument,
  type MyPasskeysQuery,
  RenamePasskeyDocument,
} from '../../graphql/generated/graphql';
import { formatDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import styles from './second-factor.module.css';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { ModalDialog } from '../../components/modal-dialog';
import { useToast } from '../../components/toast';
import { useApi } from '../../lib/api/api';
import { useForm } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { formRules } from '../../lib/forms/form-rules';
import { FormButtons } from './form-parts';

interface RenameDialogProps {
  passkey: { id: string; name: string };
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const toast = useToast();
  const { request } = useApi();
  const form = useForm({
    initial: { name: passkey.name },
    rules: { name: [rules.required, rules.maxLength(LIMITS.passkey.name.max)] },
    onSubmit: async ({ name }) => {
      try {
        await request(RenamePasskeyDocument, { id: passkey.id, name });
        toast.success(t('secondFactor.passkey.rename.done'));
        onRenamed();
        onClose();
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('secondFactor.passkey.rename.failed'), text: summary });
      }
    },
  });
  return (
    <ModalDialog title={t('secondFactor.passkey.rename.title')} onClose={onClose}>
      <form className={styles.part} {...form.props}>
        <FormSummary {...form.report} />
        <Field label={t('secondFactor.passkey.name')} error={form.errors.name}>
          <TextInput autoComplete="off" data-autofocus {...form.field('name')} />
        </Field>
        <FormButtons
          busy={form.busy}
          submitLabel={t('secondFactor.passkey.rename.submit')}
          onCancel={onClose}
        />
      </form>
    </ModalDialog>
  );
}

export type Passkey = MyPasskeysQuery['myPasskeys'][number];

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  /** Missing where it has to stay. */
  onRemove?: () => void;
}

function Row({ passkey, onRename, onRemove }: RowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, createdAt, lastUsedAt } = passkey;
  const date = (value: string) => formatDate(value, locale);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <Bdi>{name}</Bdi>
        </p>
        <p className={styles.facts}>
          <span>{t('secondFactor.passkey.created', { date: date(createdAt) })}</span>
          <span>
            {lastUsedAt
              ? t('secondFactor.passkey.lastUsed', { date: date(lastUsedAt) })
              : t('secondFactor.passkey.neverUsed')}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          aria-label={t('secondFactor.passkey.rename.label', { name })}
          onClick={onRename}
        >
          {t('secondFactor.passkey.rename.action')}
        </Button>
        {onRemove && (
          <Button
            variant="danger"
            size="small"
            aria-label={t('secondFactor.passkey.remove.label', { name })}
            onClick={onRemove}
          >
            {t('secondFactor.passkey.remove.action')}
          </Button>
        )}
      </div>
    </li>
  );
}

export interface PasskeyListProps {
  canRemove: boolean;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account, with names that can be changed. */
export function PasskeyList({ canRemove, onRemove }: PasskeyListProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MyPasskeysDocument, { fetchPolicy: 'network-only' });
  const [renamed, setRenamed] = useState<Passkey>();
  if (!data) {
    if (!error) return <Skeleton lines={2} />;
    return (
      <EmptyState
        tone="error"
        title={t('secondFactor.passkey.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
      >
        {readError(error).message}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.myPasskeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={canRemove ? () => onRemove(passkey) : undefined}
          />
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          passkey={renamed}
          onRenamed={() => void refetch()}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
