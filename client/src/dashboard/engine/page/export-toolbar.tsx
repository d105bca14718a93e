import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal, Progress, Tooltip } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { CSV_SEPARATORS, usualSeparator } from '@contract/exports';
import type { ErrorCode } from '@contract/errors';
import { officeDay } from '@contract/office-clock';
import type { CreateExport, ExportOrder, Resource } from '../resource';
import { Bdi } from '../../../components/bdi';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { useIsNarrow } from '../../ui/screen-width';
import { ApiError } from '../../../lib/api/api-error';
import { saveFile } from '../../../lib/api/save-file';
import { useErrorText } from '../../../lib/api/use-error-text';
import type { ListState } from '../list/list-state';
import { ListToolbar } from '../list/list-toolbar';
import { useNotify } from '../../ui/use-notify';

interface ExportProgress {
  /** Undefined until the server has counted them. */
  rows: number | undefined;
  /** Received so far. */
  bytes: number;
}

/** What can be exported, and the name of the file. */
interface Export {
  name: string;
  create: CreateExport;
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
function useExport(state: ListState) {
  const { t } = useTranslation();
  const locale = useLocale();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ExportProgress>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ name, create }: Export, file: Omit<ExportOrder, 'language'>) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: undefined, bytes: 0 });
    try {
      const { url, rows } = await create(client, state, { ...file, language: locale });
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

const KILOBYTE = 1024;

interface ProgressDialogProps {
  progress: ExportProgress | undefined;
  onCancel(): void;
}

/** How much of the file has arrived. */
function ProgressDialog({ progress, onCancel }: ProgressDialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Modal
      open={progress !== undefined}
      title={t('dashboard.export.title')}
      width={420}
      closable={false}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={<Button onClick={onCancel}>{t('dashboard.cancel')}</Button>}
    >
      <div role="status">
        <Progress percent={100} status="active" showInfo={false} aria-hidden="true" />
        {progress && (
          <p>
            {progress.rows === undefined
              ? t('dashboard.export.preparing')
              : t('dashboard.export.rows', { count: progress.rows })}
            {' · '}
            <Bdi>
              {t('dashboard.export.size', {
                size: formatNumber(Math.ceil(progress.bytes / KILOBYTE), locale),
              })}
            </Bdi>
          </p>
        )}
      </div>
    </Modal>
  );
}

interface ExportButtonProps {
  resource: Pick<Resource<unknown, string, object>, 'name' | 'createExport' | 'otherExport'>;
  state: ListState;
}

/** Downloads everything that the filters of the list match, not only the page; nothing for who may not. */
function ExportButton({ resource, state }: ExportButtonProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const trigger = useRef<HTMLButtonElement>(null);
  const { progress, start, cancel } = useExport(state);
  const label = t('dashboard.export.button');
  const usual = usualSeparator(useLocale());
  const csvFiles = CSV_SEPARATORS.toSorted((a, b) => Number(b === usual) - Number(a === usual)).map(
    (separator) => ({ format: 'csv', separator }) as const,
  );
  const files = [{ format: 'xlsx' } as const, ...csvFiles].map((file) => ({
    file,
    key: file.format === 'csv' ? (`csv.${file.separator}` as const) : file.format,
  }));
  const { name, createExport, otherExport } = resource;
  if (!createExport) return null;
  const title = t(`admin.${name}.title`);
  const itemsOf = (wanted: Export) =>
    files.map(({ file, key }) => ({
      key: `${wanted.name} ${key}`,
      label: t(`dashboard.export.formats.${key}`),
      onClick: () => void start(wanted, file).then(() => trigger.current?.focus()),
    }));
  const groupOf = (wanted: Export) => ({
    ...{ type: 'group' as const, key: wanted.name, label: wanted.name },
    children: itemsOf(wanted),
  });
  const usualExport = { name: title, create: createExport };
  const items = otherExport
    ? [groupOf(usualExport), groupOf({ ...otherExport, name: t(otherExport.name) })]
    : itemsOf(usualExport);
  return (
    <>
      <Dropdown trigger={['click']} autoFocus menu={{ items }}>
        <Tooltip title={t('dashboard.export.help')}>
          <Button
            ref={trigger}
            aria-haspopup="menu"
            icon={<DownloadOutlined aria-hidden="true" />}
            aria-label={label}
            disabled={progress !== undefined}
          >
            {isNarrow ? null : label}
          </Button>
        </Tooltip>
      </Dropdown>
      <ProgressDialog progress={progress} onCancel={cancel} />
    </>
  );
}

interface ExportToolbarProps extends Omit<ComponentProps<typeof ListToolbar>, 'children'> {
  resource: ComponentProps<typeof ListToolbar>['resource'] & ExportButtonProps['resource'];
}

/** Search, filters and the export of what they leave. */
export function ExportToolbar({ resource, list, folded }: ExportToolbarProps) {
  return (
    <ListToolbar resource={resource} list={list} folded={folded}>
      <ExportButton resource={resource} state={list.state} />
    </ListToolbar>
  );
}
