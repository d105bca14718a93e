import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Form, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  IDENTITY_PAPERS,
  type IdentityPaper,
  type JoinCodeWay,
} from '@contract/requests/join-code';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Ltr } from '../../../components/bdi';
import { CreateRequestJoinCodeDocument } from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { mutationOf } from '../../engine/operations';
import { messageText } from '../../ui/message';
import styles from './intake.module.css';

interface JoinCodeProps {
  kind: RequestKindName;
  id: string;
  /** How the signed-in person may give a code; none for a request that needs none. */
  ways: readonly JoinCodeWay[];
  /** The number of the request, to which an SMS goes. */
  phone: string | null;
}

const createCode = mutationOf(
  CreateRequestJoinCodeDocument,
  (input: {
    kind: RequestKindName;
    id: string;
    way: JoinCodeWay;
    identityPaper: IdentityPaper | null;
  }) => input,
  (data) => data.createRequestJoinCode,
);

type Given = { way: JoinCodeWay; code: string | null; validFor: number };

/** The code, shown once, or that it was sent. */
function GivenCode({ given: { code, validFor } }: { given: Given }) {
  const { t } = useTranslation();
  const minutes = Math.round(validFor / 60);
  return (
    <div role="status" className={styles.given}>
      <p>{t(code ? 'dashboard.intake.code.shown' : 'dashboard.intake.code.sent')}</p>
      {code && (
        <p className={styles.code}>
          <Ltr>{code.replace(/(\d{4})(?=\d)/g, '$1 ')}</Ltr>
        </p>
      )}
      <p>{t('dashboard.intake.code.valid', { count: minutes })}</p>
    </div>
  );
}

interface Values {
  way: JoinCodeWay;
  identityPaper?: IdentityPaper;
}

interface OrderFieldsProps extends Pick<JoinCodeProps, 'ways' | 'phone'> {
  way: JoinCodeWay | undefined;
}

/** How the code reaches the person, and at the counter which paper was seen. */
function OrderFields({ way, ways, phone }: OrderFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('dashboard.intake.code.text')}</p>
      <Form.Item name="way" label={t('dashboard.intake.code.way')}>
        <Radio.Group
          options={ways.map((value) => ({
            value,
            label: messageText(t, {
              key: `dashboard.intake.code.ways.${value}`,
              values: { phone: phone ?? '' },
            }),
          }))}
        />
      </Form.Item>
      {way === 'counter' && (
        <Form.Item
          name="identityPaper"
          label={t('dashboard.intake.code.paper')}
          extra={t('dashboard.intake.code.paperHelp')}
          rules={[{ required: true, message: t('dashboard.form.required') }]}
        >
          <Select<IdentityPaper>
            options={IDENTITY_PAPERS.map((value) => ({
              value,
              label: t(`dashboard.intake.papers.${value}`),
            }))}
          />
        </Form.Item>
      )}
    </>
  );
}

function JoinCodeDialog({ kind, id, ways, phone, onClosed }: JoinCodeProps & { onClosed(): void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [given, setGiven] = useState<Given>();
  const way = Form.useWatch('way', form) ?? ways[0];
  const give = async ({ way: chosen, identityPaper = undefined }: Values) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const input = { kind, id, way: chosen, identityPaper: identityPaper ?? null };
      setGiven({ way: chosen, ...(await createCode(client, input)) });
    } catch (failure) {
      setError(errorText(failure, t('dashboard.intake.code.failed')));
    } finally {
      setBusy(false);
    }
  };
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={t('dashboard.intake.code.title')}
      onCancel={close}
      afterClose={onClosed}
      destroyOnHidden
      mask={{ closable: false }}
      footer={
        given ? (
          <Button type="primary" onClick={close}>
            {t('dashboard.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('dashboard.cancel')}</Button>
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {t(`dashboard.intake.code.give.${way}`)}
            </Button>
          </>
        )
      }
    >
      {given ? (
        <GivenCode given={given} />
      ) : (
        <Form<Values>
          form={form}
          name="join-code"
          layout="vertical"
          initialValues={{ way: ways[0] }}
          onFinish={(values) => void give(values)}
        >
          {error && <Alert type="error" showIcon role="alert" title={error} />}
          <OrderFields way={way} ways={ways} phone={phone} />
        </Form>
      )}
    </Modal>
  );
}

/** Gives the person of the open request a code with which they add it to their account (A79). */
export function JoinCodeButton(props: JoinCodeProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  if (props.ways.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setShown(true)}>
        {t('dashboard.intake.code.button')}
      </Button>
      {isShown && <JoinCodeDialog {...props} onClosed={() => setShown(false)} />}
    </>
  );
}
