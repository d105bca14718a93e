import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUEST_FILE_LIMITS } from '@contract/request-files';
import { useToast } from '../../components/toast';
import { useLocale } from '../../lib/i18n/i18n';
import { fileProblem } from './file-problem';
import { useUploadQueue } from './use-upload-queue';

/** A file that was chosen, and why it cannot be sent. */
interface CheckedFile {
  file: File;
  problem?: string | undefined;
}

/** Looks at files that were chosen. Of too many at once the first are taken, and the person is told. */
export function useFileCheck(megabytes: number) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  return (files: readonly File[], most: number = REQUEST_FILE_LIMITS.atOnce) => {
    if (files.length > most)
      toast.info(t('papers.upload.tooMany', { max: REQUEST_FILE_LIMITS.atOnce }));
    return Promise.all(
      files.slice(0, most).map(async (file): Promise<CheckedFile> => {
        return { file, problem: await fileProblem(file, megabytes, locale) };
      }),
    );
  };
}

interface SendTarget {
  /** The paper of the list that they are. */
  paperId?: string | undefined;
  /** The key of a refused file whose place they take. */
  instead?: string;
}

/** Sends files, those that can be sent at all; the others are shown with the reason. */
export function useSending(megabytes: number) {
  const { queue, uploads } = useUploadQueue();
  const check = useFileCheck(megabytes);
  const send = async (files: readonly File[], { paperId, instead }: SendTarget = {}) => {
    const checked = await check(files);
    if (instead) queue.remove(instead);
    for (const { file, problem } of checked) if (problem) queue.refuse(file, problem, paperId);
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    if (good.length > 0) queue.add(good, paperId);
  };
  return { queue, uploads, send };
}

const TEXT_FIELD = 'input, textarea, [contenteditable]';

/** Files that somebody pastes while the page is open. Programs add a picture to a text: in a field, the text is meant. */
export function usePastedFiles(onPaste: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    const isText =
      clipboardData?.types.includes('text/plain') &&
      target instanceof Element &&
      target.closest(TEXT_FIELD);
    if (files.length === 0 || isText) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Files that are dropped anywhere on a part of the page. */
export function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
