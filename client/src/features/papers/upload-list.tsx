import { useTranslation } from 'react-i18next';
import { FileName } from '../../components/file-name';
import { Button } from '../../components/button';
import { UploadProgress } from '../../components/file-drop';
import { Icon } from '../../components/icon';
import { FileChoice } from './file-choice';
import styles from './papers.module.css';
import type { Upload, UploadQueue } from './upload-queue';

interface UploadListProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Files were chosen in the place of one that was refused. */
  onAgain: (upload: Upload, files: readonly File[]) => void;
}

interface UploadItemProps extends Omit<UploadListProps, 'uploads'> {
  upload: Upload;
}

function UploadItem({ upload, queue, onAgain }: UploadItemProps) {
  const { t } = useTranslation();
  const { key, file, state, sent, problem } = upload;
  const isBad = state === 'refused';
  return (
    <li className={styles.upload}>
      <p className={styles.uploadName}>
        <Icon name={isBad ? 'alert' : state === 'sent' ? 'check' : 'document'} size={18} />
        <FileName name={file.name} />
      </p>
      {state === 'sending' && (
        <UploadProgress sent={sent} label={t('papers.upload.progress', { name: file.name })} />
      )}
      <p className={isBad ? styles.problem : styles.quiet} role="status">
        {isBad ? problem : t(`papers.upload.${state}`)}
      </p>
      {isBad && (
        <FileChoice
          label={t('papers.send.refused')}
          name={t('papers.upload.againOf', { name: file.name })}
          icon="plus"
          onChoose={(files) => onAgain(upload, files)}
        />
      )}
      {state !== 'sent' && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t('papers.upload.removeOf', { name: file.name })}
          onClick={() => queue.remove(key)}
        >
          {t('papers.upload.remove')}
        </Button>
      )}
    </li>
  );
}

/** The files on their way, each with its state. */
export function UploadList({ uploads, ...how }: UploadListProps) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  const isBroken = uploads.some(({ state }) => state === 'broken');
  return (
    <div className={styles.uploads}>
      <ul className={styles.list} aria-label={t('papers.upload.title')}>
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} {...how} />
        ))}
      </ul>
      {isBroken && (
        <Button variant="outline" size="small" onClick={how.queue.retry}>
          {t('papers.upload.now')}
        </Button>
      )}
    </div>
  );
}
