import { useTranslation } from 'react-i18next';
import { FileName } from './file-name';
import { Button } from './button';
import { TextInput } from './field';
import { Icon } from './icon';
import styles from './file-drop.module.css';

/** How much of an upload has been sent, from 0 to 1. */
export function UploadProgress({ sent, label }: { sent: number; label: string }) {
  const { t } = useTranslation();
  const percent = Math.round(sent * 100);
  return (
    <p className={styles.progress}>
      <progress value={sent} max={1} aria-label={label} />
      <span aria-hidden="true">{t('common.percent', { percent })}</span>
    </p>
  );
}

export interface FileDropProps {
  name: string;
  /** Endings that the file chooser offers: `.pdf,.docx`. */
  accept: string;
  /** The text in the drop area. */
  hint: string;
  file: File | null;
  /** The file was refused; the field says why. */
  isRefused?: boolean;
  /** The size of the file, in words, and that it was refused. */
  size: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/**
 * An area to drop a file on, or to click. It is a file input that covers the area, so browsers, keyboards
 * and screen readers treat it as one.
 */
export function FileDrop(props: FileDropProps) {
  const { name, accept, hint, file, size, isRefused = false, onChoose, onRemove } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.box}>
      <div className={styles.area}>
        <TextInput
          type="file"
          name={name}
          accept={accept}
          className={styles.input}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file can be chosen again, and the form has no path of this computer.
            target.value = '';
            // A file that was dropped leaves the focus elsewhere, and its error would be shown there.
            target.focus({ preventScroll: true });
            if (chosen) onChoose(chosen);
          }}
        />
        <p className={styles.hint}>
          <Icon name="document" />
          {hint}
        </p>
      </div>
      {file && (
        <p className={`${styles.file} ${isRefused ? styles.refused : ''}`} role="status">
          <Icon name={isRefused ? 'alert' : 'check'} size={18} />
          <span className={styles.name}>
            <FileName name={file.name} /> <span className={styles.size}>{size}</span>
          </span>
          <Button variant="ghost" size="small" onClick={onRemove}>
            {t('common.removeFile')}
          </Button>
        </p>
      )}
    </div>
  );
}
