import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Modal, type RefSelectProps } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { Bdi } from '../../components/bdi';
import { useAuth } from '../../lib/auth';
import { useErrorText } from '../../lib/use-error-text';
import styles from './palette-dialog.module.css';
import { rememberPlace } from './recent-places';
import { usePlaces, type PaletteScreen, type PlaceGroup } from './use-places';

const optionsOf = (groups: readonly PlaceGroup[]) =>
  groups.map(({ label, places }) => ({
    label,
    options: places.map(({ path, title, detail }) => ({
      value: path,
      label: (
        <span className={styles.place}>
          <Bdi>{title}</Bdi>
          {detail && (
            <span className={styles.detail}>
              <Bdi>{detail}</Bdi>
            </span>
          )}
        </span>
      ),
    })),
  }));

interface PaletteDialogProps {
  open: boolean;
  screens: readonly PaletteScreen[];
  onClose(): void;
}

/** Finds people, requests and screens by any spelling, and opens what is chosen. */
export function PaletteDialog({ open, screens, onClose }: PaletteDialogProps) {
  const { t } = useTranslation();
  const input = useRef<RefSelectProps>(null);
  return (
    <Modal
      open={open}
      title={t('dashboard.palette.title')}
      footer={null}
      width={600}
      destroyOnHidden
      styles={{ wrapper: { alignItems: 'start' } }}
      onCancel={onClose}
      // Again, in case that antd has given the focus to the dialog itself.
      afterOpenChange={(visible) => visible && input.current?.focus()}
    >
      <Search inputRef={input} screens={screens} onClose={onClose} />
    </Modal>
  );
}

interface SearchProps {
  inputRef: RefObject<RefSelectProps | null>;
  screens: readonly PaletteScreen[];
  onClose(): void;
}

function Search({ inputRef, screens, onClose }: SearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const userId = useAuth().user?.id ?? '';
  const { groups, loading, error, isTooShort } = usePlaces(text, screens, userId);

  const go = (path: string) => {
    const chosen = groups.flatMap(({ places }) => places).find((place) => place.path === path);
    if (chosen) rememberPlace(userId, chosen);
    onClose();
    void navigate(path);
  };
  const hint = isTooShort
    ? t('dashboard.palette.hint', { count: LIMITS.search.minRecords })
    : t(loading ? 'dashboard.palette.loading' : 'dashboard.noResults');

  return (
    <div ref={area} className={styles.search}>
      <AutoComplete
        open
        autoFocus
        defaultActiveFirstOption
        // Its list for screen readers gives headings of groups attributes that they must not have.
        virtual={false}
        className={styles.box}
        value={text}
        options={optionsOf(groups)}
        // The value of an option is an address, which must not appear in the box.
        onSearch={setText}
        onSelect={go}
        notFoundContent={
          <p role="status" className={styles.nothing}>
            {error ? errorText(error, t('dashboard.errors.load')) : hint}
          </p>
        }
        listHeight={380}
        getPopupContainer={() => area.current ?? document.body}
        popupMatchSelectWidth
        ref={inputRef}
        size="large"
        prefix={<SearchOutlined aria-hidden="true" />}
        maxLength={LIMITS.search.max}
        placeholder={t('dashboard.palette.placeholder')}
        aria-label={t('dashboard.palette.title')}
        styles={{ input: { unicodeBidi: 'plaintext' } }}
      />
    </div>
  );
}
