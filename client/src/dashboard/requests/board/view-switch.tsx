import { AppstoreOutlined, CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WeekView } from '../use-week-view';
import type { BoardState } from './use-board';

interface ViewSwitchProps {
  board: BoardState | undefined;
  week: WeekView | undefined;
}

/** Switches between the list, and the board or the week that a screen has beside it. */
export function ViewSwitch({ board, week }: ViewSwitchProps) {
  const { t } = useTranslation();
  if (!board && !week) return null;
  const other = board?.isOn ? 'board' : week?.isOn ? 'week' : 'list';
  return (
    <Segmented
      aria-label={t('dashboard.board.view')}
      value={other}
      options={[
        { value: 'list', label: t('dashboard.board.list'), icon: <UnorderedListOutlined /> },
        ...(board
          ? [{ value: 'board', label: t('dashboard.board.board'), icon: <AppstoreOutlined /> }]
          : []),
        ...(week
          ? [{ value: 'week', label: t('dashboard.week.week'), icon: <CalendarOutlined /> }]
          : []),
      ]}
      onChange={(view) => {
        if (board) board.setOn(view === 'board');
        else week?.setOn(view === 'week');
      }}
    />
  );
}
