import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { FileName } from '../../components/file-name';
import { Button } from '../../components/button';
import { Icon, type IconName } from '../../components/icon';
import { readError } from '../../lib/api/read-error';
import { type CaseFile, useCaseSide } from './case-files';
import styles from './file-viewer.module.css';

const ZOOMS = [100, 150, 200, 300];
/** The browser's own viewer has no room for a list of pages beside the page. */
const VIEW = '#navpanes=0&view=FitH';

interface ToolProps {
  label: string;
  icon: IconName;
  onClick: (() => void) | undefined;
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      // Not `disabled`: the button would lose the focus at the end of the files.
      aria-disabled={onClick === undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface Address {
  id: string;
  url?: string;
  error?: unknown;
}

/** The address of the shown file, which is made anew for each. */
function useAddress(id: string): Address {
  const { link } = useCaseSide();
  const [address, setAddress] = useState<Address>({ id });
  // a link is made for a file, not for each rendering
  const makeLink = useEffectEvent(() => link(id, true));
  useEffect(() => {
    let isCurrent = true;
    const show = (values: Omit<Address, 'id'>) => {
      if (isCurrent) setAddress({ id, ...values });
    };
    makeLink().then(
      (url) => show({ url }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return address.id === id ? address : { id };
}

interface NotShownProps {
  /** Part of a translation key. */
  reason: 'noPdf' | 'broken';
  onSave(): void;
}

/** A picture that cannot be read, or a PDF on a phone, whose browser has no room for one inside a page. */
function NotShown({ reason, onSave }: NotShownProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notShown} role="status">
      <Icon name="document" size={40} />
      <p>{t(`papers.viewer.${reason}`)}</p>
      <Button variant="outline" onClick={onSave}>
        {t('papers.save')}
      </Button>
    </div>
  );
}

interface ShownProps {
  file: CaseFile;
  zoom: number;
  onSave(): void;
}

function Shown({ file, zoom, onSave }: ShownProps) {
  const { t } = useTranslation();
  const isPdf = file.type === 'pdf';
  const { url, error } = useAddress(file.id);
  const [isBroken, setBroken] = useState(false);
  const isUnreadable =
    isBroken || (error !== undefined && readError(error).code === 'BAD_USER_INPUT');
  if (isUnreadable) return <NotShown reason="broken" onSave={onSave} />;
  if (error) return <Banner tone="error">{readError(error).message}</Banner>;
  if (isPdf && !navigator.pdfViewerEnabled) return <NotShown reason="noPdf" onSave={onSave} />;
  if (!url) return <p role="status">{t('common.loading')}</p>;
  if (isPdf) return <iframe className={styles.frame} src={url + VIEW} title={file.name} />;
  return (
    <img
      className={styles.picture}
      style={{ inlineSize: `${zoom}%` }}
      src={url}
      alt={file.name}
      onError={() => setBroken(true)}
    />
  );
}

interface FileViewerProps {
  files: readonly CaseFile[];
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Gives the focus back to where it was when the viewer is closed. */
function useFocus() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}

/** A picture or a PDF beside the request, which stays readable; on a phone in front of it. */
export function FileViewer({ files, id, onShow, onClose }: FileViewerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useFocus();
  const { link } = useCaseSide();
  const [zoom, setZoom] = useState(0);
  const place = files.findIndex((file) => file.id === id);
  const file = files[place];
  if (!file) return null;
  const go = (by: 1 | -1) => {
    const next = files[place + by];
    return next && (() => onShow(next.id));
  };
  const zoomTo = (by: 1 | -1) =>
    file.type !== 'pdf' && ZOOMS[zoom + by] ? () => setZoom(zoom + by) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => void) | undefined> = {
      Escape: onClose,
      ArrowDown: go(1),
      ArrowUp: go(-1),
      '+': zoomTo(1),
      '-': zoomTo(-1),
    };
    if (!(event.key in keys)) return;
    // the request behind it listens to the same keys
    event.stopPropagation();
    event.preventDefault();
    keys[event.key]?.();
  };
  const save = async () => window.location.assign(await link(id, false));
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.viewer}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <FileName name={file.name} />
        </h2>
        <span className={styles.place}>
          {t('papers.viewer.place', { place: place + 1, count: files.length })}
        </span>
        <span className={styles.tools}>
          <Tool label={t('papers.viewer.previous')} icon="arrowUp" onClick={go(-1)} />
          <Tool label={t('papers.viewer.next')} icon="chevronDown" onClick={go(1)} />
          {file.type !== 'pdf' && (
            <>
              <Tool label={t('papers.viewer.smaller')} icon="minus" onClick={zoomTo(-1)} />
              <Tool label={t('papers.viewer.larger')} icon="plus" onClick={zoomTo(1)} />
            </>
          )}
          <Button variant="outline" size="small" onClick={() => void save()}>
            {t('papers.save')}
          </Button>
          <Tool label={t('common.close')} icon="close" onClick={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        <Shown key={id} file={file} zoom={ZOOMS[zoom] ?? 100} onSave={() => void save()} />
      </div>
    </div>,
    document.body,
  );
}
