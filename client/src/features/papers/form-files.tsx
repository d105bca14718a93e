import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUEST_FILE_LIMITS } from '@contract/request-files';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { FileName } from '../../components/file-name';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { useAuth } from '../../lib/auth';
import { randomKey } from '../../lib/forms/draft';
import { useSite } from '../../lib/site';
import { formatSize } from '../applications/cv-file';
import { CaseSideContext } from './case-files';
import {
  type ChosenFile,
  chooseFiles,
  chosenFiles,
  dropFile,
  formOf,
  onChosenFiles,
  takeFiles,
} from './chosen-files';
import { useClientSide } from './client-side';
import { FileDropArea } from './file-choice';
import styles from './form-files.module.css';
import { UploadList } from './upload-list';
import { useDrop, useFileCheck, usePastedFiles, useSending } from './use-sending';

function useChosenFiles(form: string): readonly ChosenFile[] {
  const read = () => chosenFiles(form);
  return useSyncExternalStore(onChosenFiles, read, read);
}

function ChosenItem({ chosen, onRemove }: { chosen: ChosenFile; onRemove: () => void }) {
  const { t } = useTranslation();
  const { file, problem } = chosen;
  const { unit, size } = formatSize(file.size);
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <Icon name={problem ? 'alert' : 'document'} size={18} />
        <span>
          <FileName name={file.name} />{' '}
          <span className={styles.size}>{t(`application.cv.${unit}`, { size })}</span>
        </span>
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-label={t('papers.upload.removeOf', { name: file.name })}
        onClick={onRemove}
      >
        {t('papers.upload.remove')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** The files that go with a form, which are sent once the request is there: `SentFiles` shows how. */
export function FormFiles({ kind }: { kind: RequestKindName }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { fileMegabytes } = useSite();
  const check = useFileCheck(fileMegabytes);
  const titleId = useId();
  const form = formOf(kind, user?.id ?? '');
  const files = useChosenFiles(form);
  const choose = async (added: readonly File[]) => {
    const room = Math.max(0, REQUEST_FILE_LIMITS.atOnce - files.length);
    const checked = await check(added, room);
    chooseFiles(
      form,
      checked.map((each) => ({ key: randomKey(), ...each })),
    );
  };
  usePastedFiles((pasted) => void choose(pasted));
  const drop = useDrop((dropped) => void choose(dropped));
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={`${styles.files} ${drop.isOver ? styles.over : ''}`}
      {...drop.handlers}
    >
      <p id={titleId} className={styles.title}>
        {t('papers.form.title')} <span className={styles.optional}>({t('common.optional')})</span>
      </p>
      <FileDropArea megabytes={fileMegabytes} onChoose={(chosen) => void choose(chosen)} />
      {files.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('papers.form.chosen')}>
            {files.map((chosen) => (
              <ChosenItem
                key={chosen.key}
                chosen={chosen}
                onRemove={() => dropFile(form, chosen.key)}
              />
            ))}
          </ul>
          <p className={styles.note}>{t('papers.form.kept')}</p>
        </>
      )}
    </div>
  );
}

interface SendingProps {
  form: string;
  /** What was chosen; a file that was still looked at when the form was sent comes after the others. */
  chosen: readonly ChosenFile[];
}

/** Sends what was chosen in the form, once, and says what became of each file. */
function Sending({ form, chosen }: SendingProps) {
  const { t } = useTranslation();
  const { fileMegabytes } = useSite();
  const titleId = useId();
  const { queue, uploads, send } = useSending(fileMegabytes);
  const begin = useEffectEvent(() => {
    const files = takeFiles(form);
    for (const { file, problem } of files) if (problem) queue.refuse(file, problem);
    queue.add(files.filter(({ problem }) => !problem).map(({ file }) => file));
  });
  useEffect(() => {
    if (chosen.length > 0) begin();
  }, [chosen]);
  const isEmpty = chosen.length + uploads.length + queue.arrived.length === 0;
  if (isEmpty) return null;
  const isBad = uploads.some(({ state }) => state === 'refused');
  const state = queue.isBusy ? 'busy' : isBad ? 'missing' : 'done';
  return (
    <section className={styles.sent} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('papers.sent.title')}</h2>
      <p role="status" className={state === 'missing' ? styles.problem : undefined}>
        {t(`papers.sent.${state}`)}
      </p>
      {queue.arrived.length > 0 && (
        <ul className={styles.list} aria-label={t('papers.sent.arrived')}>
          {queue.arrived.map((name, index) => (
            <li key={index} className={styles.item}>
              <p className={styles.name}>
                <Icon name="check" size={18} />
                <FileName name={name} />
              </p>
              <span className={styles.size}>{t('papers.upload.sent')}</span>
            </li>
          ))}
        </ul>
      )}
      <UploadList
        uploads={uploads.filter((upload) => upload.state !== 'sent')}
        queue={queue}
        onAgain={({ key }, files) => void send(files, { instead: key })}
      />
    </section>
  );
}

const nothing = () => Promise.resolve();

/** Beside the notice of a request that was sent: the files that were chosen in its form. Without any, nothing. */
export function SentFiles({ kind, id }: { kind: RequestKindName; id: string }) {
  const { user } = useAuth();
  const form = formOf(kind, user?.id ?? '');
  const chosen = useChosenFiles(form);
  const [hadFiles, setHadFiles] = useState(false);
  const side = useClientSide({ kind, id }, nothing);
  if (chosen.length > 0 && !hadFiles) setHadFiles(true);
  if (!hadFiles) return null;
  return (
    <CaseSideContext value={side}>
      <Sending form={form} chosen={chosen} />
    </CaseSideContext>
  );
}
