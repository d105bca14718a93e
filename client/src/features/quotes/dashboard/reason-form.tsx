import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../../dashboard/engine/operations';
import { QUOTE_LIMITS } from '@contract/quotes';
import { charactersUpTo } from '../../../dashboard/ui/input-props';
import { QuoteDialog } from './quote-dialog';
import { useQuoteAction } from './use-quote-action';

interface ReasonFormProps {
  id: string;
  /** Start of the translation keys: `quotes.withdraw` or `quotes.cancelPayment`. */
  texts: string;
  /** Whether there has to be a reason. */
  required: boolean;
  run: Operation<{ id: string; reason: string }, unknown>;
  onClose(): void;
  onDone(): void;
}

/** Asks for the reason of what cannot be undone, and does it. */
export function ReasonForm({ id, texts, required, run, onClose, onDone }: ReasonFormProps) {
  const { t } = useTranslation();
  const { act, ...state } = useQuoteAction({ onDone });
  const { min, max } = QUOTE_LIMITS.reason;
  return (
    <QuoteDialog<{ reason?: string }>
      {...{ ...state, onClose }}
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      confirm={t(`${texts}.confirm`)}
      danger
      onFinish={({ reason = '' }) => void act((client) => run(client, { id, reason }))}
    >
      <Form.Item
        name="reason"
        label={t('quotes.reason')}
        rules={required ? [{ required: true, min, message: t('quotes.reasonMissing') }] : []}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          count={charactersUpTo(max)}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        />
      </Form.Item>
    </QuoteDialog>
  );
}
