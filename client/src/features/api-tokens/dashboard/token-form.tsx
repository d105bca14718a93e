import { useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_TOKENS, SCOPE_KINDS, type ScopeAction, type TokenScope } from '@contract/api-tokens';
import { LOCALES } from '@contract/locales';
import { mutationOf } from '../../../dashboard/engine/operations';
import { focusFirstField } from '../../../dashboard/ui/focus-first-field';
import {
  AssigneesDocument,
  CreateApiTokenDocument,
  type CreateApiTokenInput,
  type CreateApiTokenMutation,
  type Locale,
} from '../../../graphql/generated/graphql';
import { useAuth } from '../../../lib/auth';
import { useMyFactors } from '../../second-factor/factor-question';
import { type Proof, SetupProof } from '../../second-factor/proof-form';
import { ScopeMatrix } from './scope-matrix';
import styles from './api-tokens.module.css';

export type CreatedToken = CreateApiTokenMutation['createApiToken'];

interface FormValues {
  name: string;
  userId: string;
  scopes: TokenScope[];
  personal: boolean;
  languages: Locale[];
  addresses: string;
  callsPerMinute: number;
  days: number;
}

const createToken = mutationOf(
  CreateApiTokenDocument,
  (input: CreateApiTokenInput) => ({ input }),
  (data) => data.createApiToken,
);

/** What is sent, without the proof. */
function toInput({ scopes, addresses, languages, ...values }: FormValues) {
  const byKind = SCOPE_KINDS.map((kind) => ({
    kind,
    actions: scopes
      .filter((scope) => scope.startsWith(`${kind}.`))
      .map((scope) => scope.slice(kind.length + 1) as ScopeAction),
  }));
  return {
    ...values,
    scopes: byKind.filter(({ actions }) => actions.length > 0),
    languages: languages.length > 0 ? languages : null,
    addresses: addresses.split(/[\s,]+/).filter(Boolean),
  } as Omit<CreateApiTokenInput, 'password'>;
}

function TokenFields() {
  const { t } = useTranslation();
  const { data } = useQuery(AssigneesDocument);
  const required = [{ required: true, message: t('apiTokens.required') }];
  const accounts = data?.assignees.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <>
      <Form.Item
        name="name"
        label={t('apiTokens.name')}
        extra={t('apiTokens.nameHint')}
        rules={required}
      >
        <Input maxLength={API_TOKENS.name.max} />
      </Form.Item>
      <Form.Item
        name="userId"
        label={t('apiTokens.account')}
        extra={t('apiTokens.accountHint')}
        rules={required}
      >
        <Select options={accounts ?? []} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="scopes" label={t('apiTokens.scopes')} rules={required}>
        <ScopeMatrix />
      </Form.Item>
      <Form.Item name="personal" valuePropName="checked" extra={t('apiTokens.personalHint')}>
        <Checkbox>{t('apiTokens.personal')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="languages"
        label={t('apiTokens.languages')}
        extra={t('apiTokens.languagesHint')}
      >
        <Checkbox.Group
          options={LOCALES.map((locale) => ({
            value: locale,
            label: t(`dashboard.languages.${locale}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="addresses"
        label={t('apiTokens.addresses')}
        extra={t('apiTokens.addressesHint')}
      >
        <Input dir="ltr" placeholder="203.0.113.7, 203.0.113.0/24" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="days" label={t('apiTokens.days')} rules={required}>
          <InputNumber min={API_TOKENS.days.min} max={API_TOKENS.days.max} precision={0} />
        </Form.Item>
        <Form.Item name="callsPerMinute" label={t('apiTokens.calls')} rules={required}>
          <InputNumber
            min={API_TOKENS.callsPerMinute.min}
            max={API_TOKENS.callsPerMinute.max}
            precision={0}
          />
        </Form.Item>
      </div>
    </>
  );
}

interface TokenFormProps {
  onClose(): void;
  onCreated(created: CreatedToken): void;
}

/** Asks what a token may do, then for the password and the second factor of whoever makes it. */
export function TokenForm({ onClose, onCreated }: TokenFormProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { user } = useAuth();
  const factors = useMyFactors();
  const id = useId();
  const [values, setValues] = useState<FormValues>();
  const create = async (proof: Proof) => {
    if (!values) return;
    onCreated(await createToken(client, { ...toInput(values), ...proof }));
  };
  return (
    <Modal
      open
      width={720}
      title={t('apiTokens.create')}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && focusFirstField(id)}
      footer={
        values ? null : (
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('dashboard.cancel')}</Button>
            <Button type="primary" htmlType="submit" form={id}>
              {t('apiTokens.next')}
            </Button>
          </div>
        )
      }
    >
      <Form<FormValues>
        id={id}
        layout="vertical"
        hidden={values !== undefined}
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={{
          userId: user?.id,
          scopes: [],
          personal: false,
          languages: [],
          addresses: '',
          days: API_TOKENS.days.initial,
          callsPerMinute: API_TOKENS.callsPerMinute.initial,
        }}
        onFinish={setValues}
      >
        <Alert className={styles.notice} type="info" showIcon title={t('apiTokens.once')} />
        <TokenFields />
      </Form>
      {values && (
        <SetupProof
          email={user?.email ?? ''}
          factors={factors}
          failed={t('apiTokens.failed')}
          run={create}
          onCancel={() => setValues(undefined)}
        />
      )}
    </Modal>
  );
}
