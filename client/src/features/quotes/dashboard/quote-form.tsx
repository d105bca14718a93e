import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Form, type FormInstance, Input, InputNumber, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, LOCALES } from '@contract/locales';
import { QUOTE_LIMITS, type QuotedKind, quoteSums } from '@contract/quotes';
import { DayInput } from '../../../dashboard/ui/day-input';
import { focusFirstField } from '../../../dashboard/ui/focus-first-field';
import { charactersUpTo } from '../../../dashboard/ui/input-props';
import { useConfirm, useConfirmedClose } from '../../../dashboard/ui/use-confirm';
import type { AdminQuoteFragment } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { Amount } from '../amount';
import {
  QuoteTemplateSelect,
  type QuoteBeginning,
  type QuotedService,
  useQuotedService,
} from './quote-beginning';
import {
  createQuote,
  quoteTermsQuery,
  reviseQuote,
  sendQuote,
  updateQuote,
} from './quote-operations';
import styles from './quotes.module.css';
import { useQuoteAction } from './use-quote-action';

/** The request of a new quote. */
export interface QuotedRequest {
  kind: QuotedKind;
  id: string;
  /** What its first line is called at the beginning. */
  title?: string | undefined;
  /** Number of the service that was asked for, whose price is proposed. */
  serviceId?: number | undefined;
}

interface FormFaults {
  errorFields: ReturnType<FormInstance['getFieldsError']>;
}

interface FormValues {
  language: Locale;
  /** Amounts in dinars, as they are typed. */
  lines: { title: string; amount: number | null }[];
  included?: string;
  excluded?: string;
  note?: string;
  validUntil: string;
}

interface QuoteFormProps {
  /** The quote that is changed; left out for a new one. */
  quote?: AdminQuoteFragment;
  request: QuotedRequest;
  onClose(): void;
  onDone(): void;
}

const toCentimes = (dinars: number | null) => Math.round((dinars ?? 0) * 100);

const inputOf = ({ lines, included, excluded, note, ...values }: FormValues) => ({
  ...values,
  lines: lines.map(({ title, amount }) => ({ title, amount: toCentimes(amount) })),
  included: included ?? null,
  excluded: excluded ?? null,
  note: note ?? null,
});

function valuesOf(quote: AdminQuoteFragment): FormValues {
  const { language, lines, included, excluded, note, validUntil } = quote;
  return {
    ...{ language, validUntil },
    lines: lines.map(({ title, amount }) => ({ title, amount: amount / 100 })),
    ...{ included: included ?? '', excluded: excluded ?? '', note: note ?? '' },
  };
}

interface NewQuote {
  locale: Locale;
  title: string | undefined;
  amount: number | null;
  validUntil: string | undefined;
}

const initialOf = (
  quote: AdminQuoteFragment | undefined,
  { locale, title = '', amount, validUntil = '' }: NewQuote,
): FormValues =>
  quote ? valuesOf(quote) : { language: locale, lines: [{ title, amount }], validUntil };

/** What is charged for: lines with a title and an amount. */
function LinesField() {
  const { t } = useTranslation();
  const { lineTitle, lines } = QUOTE_LIMITS;
  const required = { required: true, whitespace: true, message: t('quotes.form.titleMissing') };
  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.line}>
              <Form.Item
                name={[name, 'title']}
                rules={[required, { min: lineTitle.min, message: required.message }]}
              >
                <Input
                  aria-label={t('quotes.what')}
                  placeholder={t('quotes.what')}
                  maxLength={lineTitle.max}
                  styles={{ input: { unicodeBidi: 'plaintext' } }}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'amount']}
                rules={[{ required: true, message: t('quotes.form.amountMissing') }]}
              >
                <InputNumber<number>
                  aria-label={t('quotes.amountIn')}
                  placeholder={t('quotes.amountIn')}
                  min={0.01}
                  max={QUOTE_LIMITS.amount.max / 100}
                  precision={2}
                  decimalSeparator=","
                  controls={false}
                  style={{ width: '100%', direction: 'ltr' }}
                />
              </Form.Item>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('quotes.form.removeLine')}
                disabled={fields.length === 1}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.Item>
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={fields.length >= lines.max}
              onClick={() => add({ title: '', amount: null })}
            >
              {t('quotes.form.addLine')}
            </Button>
          </Form.Item>
        </>
      )}
    </Form.List>
  );
}

/** The sums of what is typed. */
function Sums({ taxPercent }: { taxPercent: number }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<FormValues>();
  const typed = Form.useWatch('lines', form) ?? [];
  const lines = typed.map((line) => ({ amount: toCentimes(line?.amount ?? null) }));
  const { net, tax, total } = quoteSums(lines, taxPercent);
  return (
    <p className={styles.sums} aria-live="polite">
      {taxPercent > 0 && (
        <>
          <span>
            {t('quotes.net')} <Amount value={net} />
          </span>
          <span>
            {t('quotes.tax', { percent: taxPercent })} <Amount value={tax} />
          </span>
        </>
      )}
      <strong>
        {t('quotes.total')} <Amount value={total} />
      </strong>
    </p>
  );
}

/** Until when it is valid, its language, and what is in the price and what is not. */
function TextFields() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.pair}>
        <Form.Item
          name="validUntil"
          label={t('quotes.validUntil')}
          rules={[{ required: true, message: t('quotes.form.dayMissing') }]}
        >
          <DayInput />
        </Form.Item>
        <Form.Item name="language" label={t('quotes.language')}>
          <Select
            options={LOCALES.map((value) => ({ value, label: t(`quotes.languages.${value}`) }))}
          />
        </Form.Item>
      </div>
      {(['included', 'excluded', 'note'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`quotes.${name}`)}>
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 8 }}
            count={charactersUpTo(name === 'note' ? QUOTE_LIMITS.note.max : QUOTE_LIMITS.scope.max)}
            styles={{ textarea: { unicodeBidi: 'plaintext' } }}
          />
        </Form.Item>
      ))}
    </>
  );
}

interface BeginningProps {
  service: QuotedService;
  /** Whether something was typed, which a template would replace. */
  dirty: boolean;
}

/** A template to begin with, and what the site says of the price. */
function Beginning({ service, dirty }: BeginningProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<FormValues>();
  const language = Form.useWatch('language', form) ?? form.getFieldValue('language');
  const confirm = useConfirm();
  const [isForeign, setForeign] = useState(false);
  const fill = ({ lines: [first, ...others], isTranslated, ...values }: QuoteBeginning) => {
    const [typed] = form.getFieldValue('lines') as FormValues['lines'];
    const amount = first?.amount ?? typed?.amount ?? service.amount;
    form.setFieldsValue({ ...values, ...(first && { lines: [{ ...first, amount }, ...others] }) });
    setForeign(!isTranslated);
  };
  const choose = (beginning: QuoteBeginning) => {
    if (!dirty) return fill(beginning);
    confirm(
      {
        type: 'warning',
        title: { key: 'quotes.template.replaceTitle' },
        text: { key: 'quotes.template.replaceText' },
        okText: { key: 'quotes.template.replace' },
      },
      () => fill(beginning),
    );
  };
  return (
    <>
      <div className={styles.beginning}>
        <QuoteTemplateSelect service={service.slug} language={language} onChoose={choose} />
      </div>
      {isForeign && <Alert type="warning" showIcon title={t('quotes.template.fallback')} />}
      {service.price && (
        <p className={styles.said}>{t('quotes.servicePrice', { price: service.price })}</p>
      )}
    </>
  );
}

/** Writes a quote, or a new revision of one that was sent. It is sent from here, or kept as a draft. */
export function QuoteForm({ quote, request, onClose, onDone }: QuoteFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [form] = Form.useForm<FormValues>();
  const id = useId();
  const { data: terms } = quoteTermsQuery.useData({});
  const service = useQuotedService(request.serviceId);
  const [dirty, setDirty] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { act, busy, error } = useQuoteAction({ onDone });
  const close = useConfirmedClose(dirty, busy, onClose);
  const isSent = quote !== undefined && quote.status !== 'draft';
  const save = (values: FormValues, isFinal: boolean) =>
    act(
      async (client) => {
        const input = inputOf(values);
        if (isSent)
          return reviseQuote(client, { id: quote.id, input: { ...input, version: quote.version } });
        const saved = quote
          ? await updateQuote(client, { id: quote.id, input: { ...input, version: quote.version } })
          : await createQuote(client, {
              input: { ...input, kind: request.kind, requestId: request.id },
              idempotencyKey: key,
            });
        return isFinal ? sendQuote(client, { id: saved.id, version: saved.version }) : saved;
      },
      `quotes.form.${isFinal ? 'sent' : 'kept'}`,
    );
  const submit = (isFinal: boolean) => () =>
    void form.validateFields().then(
      (values) => save(values, isFinal),
      ({ errorFields: [first] }: FormFaults) =>
        first && form.scrollToField(first.name, { block: 'center', focus: true }),
    );
  return (
    <Modal
      open={terms !== undefined}
      width={720}
      title={t(isSent ? 'quotes.form.revise' : quote ? 'quotes.form.edit' : 'quotes.form.create')}
      onCancel={close}
      afterOpenChange={(isShown) => isShown && focusFirstField(id)}
      mask={{ closable: false }}
      footer={
        <div className={styles.actions}>
          <Button disabled={busy} onClick={close}>
            {t('dashboard.cancel')}
          </Button>
          {!isSent && (
            <Button disabled={busy} onClick={submit(false)}>
              {t('quotes.form.saveDraft')}
            </Button>
          )}
          <Button type="primary" loading={busy} onClick={submit(true)}>
            {t(isSent ? 'quotes.form.sendVersion' : 'quotes.form.send')}
          </Button>
        </div>
      }
    >
      <Form<FormValues>
        form={form}
        id={id}
        layout="vertical"
        initialValues={initialOf(quote, {
          locale,
          title: request.title,
          amount: service.amount,
          validUntil: terms?.validUntil,
        })}
        onValuesChange={() => setDirty(true)}
      >
        {error && <Alert type="error" showIcon title={error} role="alert" />}
        <Beginning service={service} dirty={dirty || quote !== undefined} />
        <LinesField />
        <Sums taxPercent={terms?.taxPercent ?? 0} />
        <TextFields />
      </Form>
    </Modal>
  );
}
