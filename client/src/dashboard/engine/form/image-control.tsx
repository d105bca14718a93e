import { UploadOutlined } from '@ant-design/icons';
import { Button, type FormRule } from 'antd';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { fileAddress } from '../../../lib/env';
import type { ControlProps, Field, RuleContext } from '../field-types';
import styles from './image-control.module.css';
import { customField } from './fields';

/** Required for new rows only: an edited row keeps its picture. */
const chosenRule = ({ t, mode }: RuleContext): FormRule => ({
  validator: (_rule, value: ImageValue) =>
    mode === 'create' && !value
      ? Promise.reject(new Error(t('dashboard.form.required')))
      : Promise.resolve(),
});

/** A picture with a preview. */
export function imageField(options: { label: string; help: string }): Field<ImageValue> {
  return customField<ImageValue>(options, {
    initial: undefined,
    verbatim: true,
    inDraft: false,
    control: ({ label }) => <ImageControl label={label} />,
    rules: (context) => [chosenRule(context)],
    cell: () => null,
  });
}

/** The chosen file, or nothing when the stored picture stays. */
export const fileOf = (value: ImageValue): File | undefined =>
  value instanceof File ? value : undefined;

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

/** The chosen file, or the URL of the stored picture. */
export type ImageValue = File | string | undefined;

type ImageError = 'type' | 'size' | 'unreadable';

function imageErrorOf(file: File): ImageError | undefined {
  if (!TYPES.includes(file.type)) return 'type';
  return file.size > LIMITS.file.maxBytes ? 'size' : undefined;
}

/** Whether the browser can read the picture, which takes a moment. */
async function isReadable(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** URL of the preview: an object URL for a chosen file. */
function usePreviewUrl(value: ImageValue): string | undefined {
  const [objectUrl, setObjectUrl] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) return undefined;
    const created = URL.createObjectURL(value);
    setObjectUrl(created);
    return () => {
      setObjectUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [value]);
  return value instanceof File ? objectUrl : value;
}

interface ImageControlProps extends ControlProps<ImageValue> {
  label: string;
  /** Shows all of the picture in place of the circle that persons are shown in. */
  whole?: boolean;
}

/** Chooses a picture and shows it. A file that cannot be used gets an error at once. */
export function ImageControl({
  id,
  value,
  onChange,
  label,
  whole = false,
  ...described
}: ImageControlProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const current = useRef(value);
  const [error, setError] = useState<ImageError>();
  const url = usePreviewUrl(value);
  useLayoutEffect(() => {
    current.current = value;
  }, [value]);
  const action = t(url ? 'dashboard.image.replace' : 'dashboard.image.choose');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    target.value = '';
    const fileError = imageErrorOf(file);
    setError(fileError);
    if (fileError) return;
    // Before it is read: a form that is saved at once must not leave it out. The server reads it, too.
    onChange?.(file);
    if ((await isReadable(file)) || current.current !== file) return;
    setError('unreadable');
    onChange?.(value);
  }

  return (
    <div className={styles.control}>
      <div className={whole ? `${styles.preview} ${styles.whole}` : styles.preview}>
        {url && <img src={fileAddress(url)} alt={t('dashboard.image.preview', { label })} />}
      </div>
      <div className={styles.side}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={TYPES.join(',')}
          data-testid="image-input"
          onChange={(event) => void choose(event)}
        />
        <Button
          id={id}
          icon={<UploadOutlined aria-hidden="true" />}
          // With the form's label alone, a screen reader would not read the button's text.
          aria-label={t('common.labelled', { label, value: action })}
          aria-describedby={described['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        {value instanceof File && <bdi className={styles.name}>{value.name}</bdi>}
        {error && (
          <p className={styles.error} role="alert">
            {t(`dashboard.image.${error}`, { max: LIMITS.file.maxBytes / MEGABYTE })}
          </p>
        )}
      </div>
    </div>
  );
}
