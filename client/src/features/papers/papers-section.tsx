import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { StatusBadge, type StatusTone } from '../../components/status-badge';
import { type CaseFile, type CasePaper, type CasePapers, useCaseSide } from './case-files';
import { FileChoice, FileDropArea } from './file-choice';
import { FileRow, isShown } from './file-row';
import { FileViewer } from './file-viewer';
import styles from './papers.module.css';
import { UploadList } from './upload-list';
import { useDrop, usePastedFiles, useSending } from './use-sending';

const TONES: Record<CasePaper['state'], StatusTone> = {
  missing: 'waiting',
  received: 'active',
  accepted: 'done',
  refused: 'bad',
  not_needed: 'off',
};

interface PaperItemProps {
  paper: CasePaper;
  files: readonly CaseFile[];
  onSend: (files: readonly File[]) => void;
  onShow: (file: CaseFile) => void;
  controls?: ReactNode;
}

/** A paper that the office wants: where it stands, what was sent for it, and the way to send it. */
function PaperItem({ paper, files, onSend, onShow, controls }: PaperItemProps) {
  const { t } = useTranslation();
  const { side } = useCaseSide();
  const { name, state, reason } = paper;
  const isWanted = state === 'missing' || state === 'refused' || state === 'received';
  return (
    <li className={styles.paper}>
      <div className={styles.paperHead}>
        <p className={styles.paperName}>
          <Bdi>{name}</Bdi>
        </p>
        <StatusBadge tone={TONES[state]}>{t(`papers.states.${state}`)}</StatusBadge>
      </div>
      {reason && (
        <p className={styles.reason}>
          <Icon name="alert" size={18} />
          <span>
            {t('papers.reason')} <span dir="auto">{reason}</span>
          </span>
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('papers.filesOf', { name })}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onShow={onShow} />
          ))}
        </ul>
      )}
      {side === 'client' && isWanted && (
        <FileChoice
          label={t(`papers.send.${state}`)}
          name={t('papers.sendOf', { name })}
          icon="plus"
          onChoose={onSend}
        />
      )}
      {controls}
    </li>
  );
}

interface PapersSectionProps {
  papers: CasePapers;
  /** Nothing is sent any more. */
  isClosed?: boolean;
  /** What the office does with a paper. */
  controls?: (paper: CasePaper) => ReactNode;
  /** Below the list of papers. */
  children?: ReactNode;
}

/** The papers that are wanted and the files of both sides, for both sides. It stands in a `CaseSideContext`. */
export function PapersSection(props: PapersSectionProps) {
  const { papers: state, isClosed = false, controls, children } = props;
  const { t } = useTranslation();
  const { papers, files, present, wanted, fileMegabytes } = state;
  const { queue, uploads, send } = useSending(fileMegabytes);
  const sendOther = (chosen: readonly File[]) => {
    if (!isClosed) void send(chosen);
  };
  usePastedFiles(sendOther);
  const drop = useDrop(sendOther);
  const [shownId, setShownId] = useState<string>();
  const onShow = ({ id }: CaseFile) => setShownId(id);
  const others = files.filter(({ paperId }) => !papers.some(({ id }) => id === paperId));
  return (
    <div className={`${styles.section} ${drop.isOver ? styles.over : ''}`} {...drop.handlers}>
      {wanted > 0 && (
        <p className={styles.count} role="status">
          <strong>{t('papers.count', { present, wanted })}</strong> {t('papers.countHelp')}
        </p>
      )}
      {papers.length > 0 && (
        <ul className={styles.list} aria-label={t('papers.listTitle')}>
          {papers.map((paper) => (
            <PaperItem
              key={paper.id}
              paper={paper}
              files={files.filter(({ paperId }) => paperId === paper.id)}
              onSend={(chosen) => void send(chosen, { paperId: paper.id })}
              onShow={onShow}
              controls={controls?.(paper)}
            />
          ))}
        </ul>
      )}
      {children}
      {others.length > 0 && (
        <ul className={styles.files} aria-label={t('papers.otherFiles')}>
          {others.map((file) => (
            <FileRow key={file.id} file={file} onShow={onShow} />
          ))}
        </ul>
      )}
      <UploadList
        uploads={uploads}
        queue={queue}
        onAgain={({ key, paperId }, chosen) => void send(chosen, { paperId, instead: key })}
      />
      {!isClosed && <FileDropArea megabytes={fileMegabytes} onChoose={sendOther} />}
      {shownId && (
        <FileViewer
          files={files.filter(isShown)}
          id={shownId}
          onShow={setShownId}
          onClose={() => setShownId(undefined)}
        />
      )}
    </div>
  );
}
