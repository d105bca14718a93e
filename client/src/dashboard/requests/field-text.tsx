import type { ApolloClient } from '@apollo/client';
import { Button, Form, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { useFieldSave } from './use-field-save';
import { charactersUpTo } from '../ui/characters-up-to';

interface FieldTextProps {
  label: string;
  /** Null when it is empty. */
  value: string | null;
  max: number;
  save(client: ApolloClient, value: string | null): Promise<unknown>;
}

/** One text of the open request that can be corrected by itself. */
export function FieldText({ label, value, max, save }: FieldTextProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ text: string }>();
  const { run, busy, inTrash, mayChange } = useFieldSave(save);
  const watched = Form.useWatch('text', form) as string | undefined;
  const typed = (watched ?? value ?? '').trim() || null;
  if (!mayChange) return <Bdi>{value ?? t('dashboard.notSpecified')}</Bdi>;
  return (
    <Form
      key={value ?? ''}
      form={form}
      initialValues={{ text: value ?? '' }}
      disabled={busy || inTrash}
      onFinish={() => void run(typed)}
    >
      <Space.Compact block>
        <Form.Item name="text" noStyle>
          <Input
            aria-label={label}
            count={charactersUpTo(max)}
            styles={{ input: { unicodeBidi: 'plaintext' } }}
          />
        </Form.Item>
        {typed !== value && (
          <Button htmlType="submit" loading={busy}>
            {t('dashboard.form.submit.edit')}
          </Button>
        )}
      </Space.Compact>
    </Form>
  );
}
