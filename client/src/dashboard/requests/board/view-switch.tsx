import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BoardState } from './use-board';

/** Switches between the list and the board. */
export function ViewSwitch({ board }: { board: BoardState }) {
  const { t } = useTranslation();
  return (
    <Segmented
      aria-label={t('dashboard.board.view')}
      value={board.isOn ? 'board' : 'list'}
      options={[
        { value: 'list', label: t('dashboard.board.list'), icon: <UnorderedListOutlined /> },
        { value: 'board', label: t('dashboard.board.board'), icon: <AppstoreOutlined /> },
      ]}
      onChange={(view) => board.setOn(view === 'board')}
    />
  );
}
