import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal, Progress, Tooltip } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_SEPARATORS, usualSeparator } from '@contract/exports';
import { Bdi } from '../../components/bdi';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { useIsNarrow } from '../ui/use-media-query';
import { useExport, type ExportOptions, type ExportProgress } from './use-export';

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

/** Downloads everything that the filters of the list match, not only the page. */
export function ExportButton(props: ExportOptions) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const trigger = useRef<HTMLButtonElement>(null);
  const { progress, start, cancel } = useExport(props);
  const label = t('dashboard.export.button');
  const usual = usualSeparator(useLocale());
  const csvFiles = CSV_SEPARATORS.toSorted((a, b) => Number(b === usual) - Number(a === usual)).map(
    (separator) => ({ format: 'csv', separator }) as const,
  );
  const files = [{ format: 'xlsx' } as const, ...csvFiles].map((file) => ({
    file,
    name: file.format === 'csv' ? (`csv.${file.separator}` as const) : file.format,
  }));
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: files.map(({ file, name }) => ({
            key: name,
            label: t(`dashboard.export.formats.${name}`),
            onClick: () => void start(file).then(() => trigger.current?.focus()),
          })),
        }}
      >
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
