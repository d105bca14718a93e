import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../components/icon';
import { FILE_ACCEPT } from './file-problem';
import styles from './papers.module.css';

interface FileChoiceProps {
  label: string;
  icon: IconName;
  /** What screen readers say, where the label alone does not tell the files from others. */
  name?: string;
  /** Opens the camera of a phone. */
  isCamera?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that chooses files: a file input under its label, which browsers and screen readers treat as one. */
export function FileChoice({ label, icon, name, isCamera = false, onChoose }: FileChoiceProps) {
  return (
    <label className={`${styles.choice} ${isCamera ? styles.camera : ''}`}>
      <input
        type="file"
        multiple={!isCamera}
        accept={isCamera ? 'image/*' : FILE_ACCEPT}
        capture={isCamera ? 'environment' : undefined}
        aria-label={name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again, and the page has no path of this computer.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Icon name={icon} size={18} />
      <span aria-hidden={name !== undefined}>{label}</span>
    </label>
  );
}

/** Where files can be dropped, pasted and chosen that belong to no paper of the list. */
export function FileDropArea({
  megabytes,
  onChoose,
}: {
  megabytes: number;
  onChoose: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.area}>
      <p className={styles.hint}>{t('papers.drop', { max: megabytes })}</p>
      <p className={styles.choices}>
        <FileChoice label={t('papers.choose')} icon="plus" onChoose={onChoose} />
        <FileChoice label={t('papers.camera')} icon="camera" isCamera onChoose={onChoose} />
      </p>
    </div>
  );
}
