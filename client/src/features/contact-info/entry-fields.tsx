import { Form, type FormRule } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTACT_INFO_TYPES,
  CONTACT_KEYS,
  isLocalizedContact,
  type ContactInfoType,
} from '@contract/contact-info';
import { LIMITS } from '@contract/limits';
import { Ltr } from '../../components/bdi';
import {
  ChoiceControl,
  NumberControl,
  SwitchControl,
  TextControl,
} from '../../dashboard/engine/controls';
import styles from './entry-editor.module.css';
import { KNOWN_KEY_LABELS, KNOWN_KEYS } from './known-keys';

export interface EntryRules {
  keyName: FormRule[];
  value: FormRule[];
  displayOrder: FormRule[];
}

const TYPES = CONTACT_INFO_TYPES.map((type) => ({
  value: type,
  label: `admin.contactInfo.types.${type}`,
}));

function Translations({ max }: { max: number }) {
  const { t } = useTranslation();
  return (['valueFr', 'valueEn'] as const).map((name) => (
    <Form.Item
      key={name}
      className={styles.wide}
      name={name}
      label={`${t(`admin.contactInfo.fields.${name}`)} ${t('dashboard.form.optional')}`}
    >
      <TextControl locale={name === 'valueFr' ? 'fr' : 'en'} maxLength={max} />
    </Form.Item>
  ));
}

/** The inputs of an entry. Only localized types have French and English ones. */
export function EntryFields({ rules }: { rules: EntryRules }) {
  const { t } = useTranslation();
  const type = Form.useWatch<ContactInfoType | undefined>('type') ?? 'phone';
  const keyName = Form.useWatch<string | undefined>('keyName');
  const isLocalized = isLocalizedContact(type) && keyName !== CONTACT_KEYS.map;
  const max = LIMITS.contactInfo.value[type];
  const label = (name: string) => t(`admin.contactInfo.fields.${name}`);
  return (
    <div className={styles.fields}>
      <Form.Item name="type" label={label('type')}>
        <ChoiceControl options={TYPES} />
      </Form.Item>
      <Form.Item
        name="keyName"
        label={label('keyName')}
        rules={rules.keyName}
        extra={
          <>
            {t('admin.contactInfo.places')}{' '}
            {KNOWN_KEYS[type].map((key, index) => (
              <Fragment key={key}>
                {index > 0 && t('dashboard.form.separator')}
                <Ltr>{key}</Ltr>
                {KNOWN_KEY_LABELS[key] && ` (${t(KNOWN_KEY_LABELS[key])})`}
              </Fragment>
            ))}
          </>
        }
      >
        <TextControl ltr maxLength={LIMITS.contactInfo.keyName.max} />
      </Form.Item>
      <Form.Item
        className={styles.wide}
        name="value"
        label={label(isLocalized ? 'valueAr' : 'value')}
        rules={rules.value}
      >
        <TextControl {...(isLocalized ? { locale: 'ar' } : { ltr: true })} maxLength={max} />
      </Form.Item>
      {isLocalized && <Translations max={max} />}
      <Form.Item
        name="displayOrder"
        label={label('displayOrder')}
        rules={rules.displayOrder}
        extra={t('dashboard.order.help')}
      >
        <NumberControl />
      </Form.Item>
      <Form.Item name="isActive" label={label('isActive')}>
        <SwitchControl yes="admin.contactInfo.shown" no="admin.contactInfo.hidden" />
      </Form.Item>
    </div>
  );
}
