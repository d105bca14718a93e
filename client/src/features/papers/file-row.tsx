import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPicture } from '@contract/documents';
import { Bdi } from '../../components/bdi';
import { FileName } from '../../components/file-name';
import { Icon } from '../../components/icon';
import { useToast } from '../../components/toast';
import { readError } from '../../lib/api/read-error';
import { formatDateTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { formatSize } from '../applications/cv-file';
import { type CaseFile, useCaseSide } from './case-files';
import styles from './papers.module.css';

/** What is shown in place; anything else is saved. */
export const isShown = ({ type, state }: CaseFile) =>
  state === 'available' && (type === 'pdf' || isPicture(type));

/** Runs something that may be refused, and says why. */
function useTry() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(readError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/** Who sent a file and when, and whether the other side has opened it. */
function FileFacts({ file }: { file: CaseFile }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { side } = useCaseSide();
  const { unit, size } = formatSize(file.size);
  const isOwn = file.sender === side;
  const who = file.senderName ?? t(`papers.from.${isOwn ? 'you' : file.sender}`);
  return (
    <span className={styles.facts}>
      <span>
        {t(`application.cv.${unit}`, { size })} · <Bdi>{who}</Bdi> ·{' '}
        <time dateTime={file.createdAt}>{formatDateTime(file.createdAt, locale)}</time>
      </span>
      {isOwn && file.openedAt && (
        <span className={styles.seen}>
          <Icon name="check" size={14} />
          {t(`papers.opened.${side}`, { at: formatDateTime(file.openedAt, locale) })}
        </span>
      )}
      {file.state !== 'available' && (
        <span className={styles.problem}>{t(`papers.state.${file.state}`)}</span>
      )}
    </span>
  );
}

interface FileRowProps {
  file: CaseFile;
  onShow: (file: CaseFile) => void;
}

/** One file: opened in place or saved, and taken back while nobody has opened it. */
export function FileRow({ file, onShow }: FileRowProps) {
  const { t } = useTranslation();
  const { side, link, remove, reload } = useCaseSide();
  const { busy, run } = useTry();
  const { id, name } = file;
  const save = () => run(async () => window.location.assign(await link(id, false)));
  const takeBack = () => run(() => remove(id).then(reload));
  const shown = isShown(file);
  return (
    <li className={styles.file}>
      <button
        type="button"
        className={styles.fileName}
        disabled={busy || file.state === 'infected'}
        onClick={() => (shown ? onShow(file) : void save())}
      >
        <Icon name={shown ? 'eye' : 'document'} size={18} />
        <FileName name={name} />
      </button>
      <span className={styles.fileRest}>
        <FileFacts file={file} />
        <span className={styles.fileActions}>
          {shown && (
            <button
              type="button"
              className={styles.small}
              disabled={busy}
              aria-label={t('papers.saveOf', { name })}
              onClick={() => void save()}
            >
              {t('papers.save')}
            </button>
          )}
          {file.sender === side && !file.openedAt && (
            <button
              type="button"
              className={styles.small}
              disabled={busy}
              aria-label={t('papers.takeBackOf', { name })}
              onClick={() => void takeBack()}
            >
              {t('papers.takeBack')}
            </button>
          )}
        </span>
      </span>
    </li>
  );
}
