import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { fileAddress } from '../../lib/env';
import type { ControlProps } from './field-types';
import styles from './image-control.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

/** A file that was chosen, or the address of the picture that is kept. */
export type ImageValue = File | string | undefined;

type ImageError = 'type' | 'size' | 'unreadable';

/** What is wrong with a file, as far as a browser can tell before it is sent. */
async function imageErrorOf(file: File): Promise<ImageError | undefined> {
  if (!TYPES.includes(file.type)) return 'type';
  if (file.size > LIMITS.file.maxBytes) return 'size';
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return undefined;
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Where the picture can be seen: a kept one under its address, a chosen one under one of its own. */
function useAddress(value: ImageValue): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) return undefined;
    const made = URL.createObjectURL(value);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [value]);
  return value instanceof File ? address : value;
}

/** Chooses a picture and shows it; what cannot be one is refused in words at once. */
export function ImageControl({
  id,
  value,
  onChange,
  label,
  ...described
}: ControlProps<ImageValue> & { label: string }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<ImageError>();
  const address = useAddress(value);
  const action = t(address ? 'dashboard.image.replace' : 'dashboard.image.choose');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = await imageErrorOf(file);
    target.value = '';
    setError(found);
    if (!found) onChange?.(file);
  }

  return (
    <div className={styles.control}>
      <div className={styles.preview}>
        {address && (
          <img src={fileAddress(address)} alt={t('dashboard.image.preview', { label })} />
        )}
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
          icon={<UploadOutlined />}
          // the label alone would hide from who hears it what the button says
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
