import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Modal, type RefSelectProps } from 'antd';
import { Fragment, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { Bdi } from '../../components/bdi';
import { useAuth } from '../../lib/auth';
import { useErrorText } from '../../lib/api/use-error-text';
import { useNothingText } from '../ui/empty-state';
import styles from './palette-dialog.module.css';
import { type PaletteScreen, type PlaceGroup, rememberPlace, usePlaces } from './use-places';

/** Why a request was found whose own words do not say it. */
function FoundParty({ party }: { party: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.party}>
      {t('common.label', { label: t('request.fields.opposingParty') })} <Bdi>{party}</Bdi>
    </span>
  );
}

const optionsOf = (groups: readonly PlaceGroup[]) =>
  groups.map(({ label, places }) => ({
    label,
    options: places.map(({ path, title, detail, facts, party }) => ({
      value: path,
      label: (
        <span className={styles.place}>
          <Bdi>{title}</Bdi>
          {detail && (
            <span className={styles.detail}>
              <Bdi>{detail}</Bdi>
            </span>
          )}
          {facts && (
            <span className={styles.facts}>
              {facts.map((fact, place) => (
                <Fragment key={place}>
                  {place > 0 && ' · '}
                  <Bdi>{fact}</Bdi>
                </Fragment>
              ))}
            </span>
          )}
          {party && <FoundParty party={party} />}
        </span>
      ),
    })),
  }));

interface PaletteDialogProps {
  open: boolean;
  /** How often it was opened, also while it was open already. */
  openings: number;
  screens: readonly PaletteScreen[];
  /** What was typed since it was opened; from then on the box takes the keys. */
  takeTyped(): string;
  onClose(): void;
}

/** Finds people, requests and screens by any spelling, and opens what is chosen. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { open, openings, screens, takeTyped, onClose } = props;
  const { t } = useTranslation();
  const input = useRef<RefSelectProps>(null);
  const [text, setText] = useState('');
  /** Selects the last search, so that it can be used again and typing replaces it. */
  const focus = useCallback(() => {
    const box = input.current?.nativeElement.querySelector('input');
    if (!box) return;
    box.focus();
    const typed = takeTyped();
    if (typed) setText(typed);
    else box.select();
  }, [takeTyped]);
  const isFocused = () => input.current?.nativeElement.contains(document.activeElement) === true;
  useEffect(focus, [focus, openings]);
  return (
    <Modal
      open={open}
      title={t('dashboard.palette.title')}
      footer={null}
      width={600}
      destroyOnHidden
      styles={{ wrapper: { alignItems: 'start' } }}
      onCancel={onClose}
      // Again, in case that antd has given the focus to the dialog itself; whoever types already goes on.
      afterOpenChange={(visible) => visible && !isFocused() && focus()}
    >
      <Search inputRef={input} text={text} setText={setText} screens={screens} onClose={onClose} />
    </Modal>
  );
}

interface SearchProps {
  inputRef: RefObject<RefSelectProps | null>;
  text: string;
  setText(text: string): void;
  screens: readonly PaletteScreen[];
  onClose(): void;
}

function Search({ inputRef, text, setText, screens, onClose }: SearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const nothing = useNothingText();
  const area = useRef<HTMLDivElement>(null);
  const userId = useAuth().user?.id ?? '';
  const { groups, loading, error, isTooShort } = usePlaces(text, screens, userId);

  const go = (path: string) => {
    const chosen = groups.flatMap(({ places }) => places).find((place) => place.path === path);
    if (chosen) rememberPlace(userId, chosen);
    setText('');
    onClose();
    void navigate(path);
  };
  const hint = isTooShort
    ? t('dashboard.palette.hint', { count: LIMITS.search.minRecords })
    : loading
      ? t('dashboard.palette.loading')
      : nothing('dashboard.noResults');

  return (
    <div
      ref={area}
      className={styles.search}
      // The list, which is always open, would keep Escape for itself.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
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
