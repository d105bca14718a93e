import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '@contract/errors';
import { officeDay } from '@contract/office-clock';
import { ApiError } from '../../lib/api-error';
import { useLocale } from '../../lib/i18n';
import { saveFile } from '../../lib/save-file';
import { useErrorText } from '../../lib/use-error-text';
import type { ListState } from '../engine/list-state';
import type { ExportOrder, Resource } from '../engine/resource';
import { useNotify } from '../ui/use-notify';

export interface ExportProgress {
  /** Undefined until the server has counted them. */
  rows: number | undefined;
  /** Received so far. */
  bytes: number;
}

export interface ExportOptions {
  /** Of the file. */
  name: string;
  state: ListState;
  createExport: NonNullable<Resource<unknown, string, object>['createExport']>;
}

/** The server's words, where there are any: downloads are refused over REST. */
async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => ({}))) as { message?: string; error?: ErrorCode };
  if (!body.message) return new Error(`Export answered ${response.status}`);
  return new ApiError([{ message: body.message, extensions: { code: body.error } }]);
}

/** The body of a response, with the number of bytes received so far. */
async function download(
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw await refusalOf(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

/** Downloads an export, shows how far it is and can be cancelled. */
export function useExport({ name, state, createExport }: ExportOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ExportProgress>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: Omit<ExportOrder, 'language'>) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: undefined, bytes: 0 });
    try {
      const { url, rows } = await createExport(client, state, { ...file, language: locale });
      const { signal } = controller;
      signal.throwIfAborted();
      setProgress({ rows, bytes: 0 });
      const content = await download(`${url}?language=${locale}`, signal, (bytes) =>
        setProgress({ rows, bytes }),
      );
      saveFile(content, `${name}-${officeDay()}.${file.format}`);
      notify('success', t('dashboard.export.done', { count: rows }));
    } catch (error) {
      if (!controller.signal.aborted)
        notify('error', errorText(error, t('dashboard.export.failed')));
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
