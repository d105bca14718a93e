import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CloseOutlined,
  DownOutlined,
  HistoryOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { useLocale } from '../../lib/i18n/i18n';
import { RecordHistory } from '../audit/record-history';
import { resourceMessage } from '../engine/rows/standard-actions';
import { messageText } from '../ui/message';
import { useMay } from '../ui/use-may';
import styles from './request-pane.module.css';
import { RequestPdfButton } from './request-pdf-button';
import { RequestViewers } from './request-viewers';
import type { OpenRequest } from './use-open-request';

interface PaneButtonProps {
  label: string;
  shortcut: string;
  icon: ReactNode;
  onClick: (() => void) | undefined;
}

function PaneButton({ label, shortcut, icon, onClick }: PaneButtonProps) {
  return (
    <Tooltip title={`${label} (${shortcut})`}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        // Not `disabled`: the button would lose the focus at the end of the list.
        aria-disabled={onClick === undefined}
        className={onClick ? undefined : styles.ended}
        onClick={onClick}
      />
    </Tooltip>
  );
}

/** Opens what was done to the request, for who may read the record of changes. */
function HistoryButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may('audit.read')) return null;
  return (
    <Tooltip title={t('dashboard.actions.history')}>
      <Button
        type="text"
        icon={<HistoryOutlined aria-hidden="true" />}
        aria-label={t('dashboard.actions.history')}
        onClick={onClick}
      />
    </Tooltip>
  );
}

interface RequestPaneProps {
  ref: RefObject<HTMLElement | null>;
  /** Name of the resource. */
  name: string;
  kind: RequestKindName;
  request: OpenRequest;
  /** How many requests the list has. */
  total: number | undefined;
  /** It stands in place of the list, not beside it. */
  isPage: boolean;
  children: ReactNode;
}

/** The frame of the open request: its place in the list, and the ways to its neighbours and back. */
export function RequestPane({
  ref,
  name,
  kind,
  request,
  total,
  isPage,
  children,
}: RequestPaneProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const { position, close, openNext, openPrevious } = request;
  // In place of the list it is the page's own heading.
  const Title = isPage ? 'h1' : 'h2';
  const Back = isRightToLeft ? ArrowRightOutlined : ArrowLeftOutlined;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={isPage ? styles.pane : `${styles.pane} ${styles.beside}`}
    >
      <p className={styles.firm}>{t('common.firmShort')}</p>
      <div className={styles.head}>
        {isPage && (
          <Button icon={<Back aria-hidden="true" />} onClick={close}>
            {t('dashboard.desk.back')}
          </Button>
        )}
        <Title id={titleId} className={styles.title}>
          {messageText(t, resourceMessage(name, 'details.title'))}
        </Title>
        <div className={styles.tools}>
          {position !== undefined && total !== undefined && (
            <span className={styles.position}>
              <bdi>{t('dashboard.desk.position', { position, total })}</bdi>
            </span>
          )}
          <PaneButton
            label={t('dashboard.desk.previous')}
            shortcut="K"
            icon={<UpOutlined aria-hidden="true" />}
            onClick={openPrevious}
          />
          <PaneButton
            label={t('dashboard.desk.next')}
            shortcut="J"
            icon={<DownOutlined aria-hidden="true" />}
            onClick={openNext}
          />
          {request.id !== null && <RequestPdfButton kind={kind} id={request.id} />}
          {request.id !== null && <HistoryButton onClick={() => setHistoryOpen(true)} />}
          {!isPage && (
            <PaneButton
              label={t('dashboard.desk.close')}
              shortcut="Escape"
              icon={<CloseOutlined aria-hidden="true" />}
              onClick={close}
            />
          )}
        </div>
      </div>
      <div className={styles.body}>
        {request.id !== null && <RequestViewers kind={kind} id={request.id} />}
        {children}
      </div>
      {request.id !== null && isHistoryOpen && (
        <RecordHistory entity={kind} id={request.id} onClose={() => setHistoryOpen(false)} />
      )}
    </section>
  );
}
