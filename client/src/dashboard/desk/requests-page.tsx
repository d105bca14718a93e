import { QuestionOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPermission } from '@contract/permissions';
import type { RequestKindName } from '@contract/requests/request-kinds';
import type { Sort } from '../engine/list/list-state';
import type { ResourceStats } from '../engine/resource';
import { ResourceContext, RowPlaceContext, RowSelectionContext } from '../engine/resource-context';
import { ResourceRows } from '../engine/rows/resource-rows';
import { TrashNotice } from '../engine/list/list-toolbar';
import { ExportToolbar } from '../engine/page/export-toolbar';
import { useAllowed } from '../engine/page/use-resource-handle';
import type { ListStateHandle } from '../engine/list/use-list-state';
import { PageTitle } from '../ui/page-parts';
import { StatsStrip, type CountedRows } from '../ui/stats-strip';
import { useFocusRecovery } from '../ui/use-focus-recovery';
import { useIsCardLayout } from '../ui/screen-width';
import { useMay } from '../ui/use-may';
import type { RequestsResource } from './board/board-spec';
import type { RequestBoard as RequestBoardComponent } from './board/request-board';
import { ViewSwitch } from './board/views';
import { DeskContext } from './desk-context';
import { IntakeButton, IntakeDrawer } from './intake/intake-drawer';
import { QueueLinks } from './queues';
import { RequestPane } from './request-pane';
import styles from './requests-page.module.css';
import { ShortcutHelp, useRequestFocus, useRequestShortcuts } from './request-keys';
import { useRequestsPage } from './use-requests-page';
import { lazyComponent } from '../../lib/lazy-component';
import { LazyBlock } from '../../components/lazy-block';

// Apart, because dragging needs a library that the list does not.
const RequestBoard = lazyComponent(
  async () => (await import('./board/request-board')).RequestBoard,
) as typeof RequestBoardComponent;

const isSame = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

interface StatsProps {
  resource: { defaultSort: Sort };
  stats: ResourceStats;
  list: ListStateHandle;
}

/** The counters, each of which shows its rows. */
function Stats({ resource, stats, list }: StatsProps) {
  const { state, change } = list;
  const isShown = ({ filters, sort = resource.defaultSort }: CountedRows) =>
    isSame(filters, state.filters) && isSame(sort, state.sort) && !state.search && !state.trash;
  return (
    <StatsStrip
      {...stats.useItems()}
      isShown={isShown}
      onShow={({ filters, sort = resource.defaultSort }) =>
        change({ filters, sort, search: '', trash: false })
      }
    />
  );
}

interface ChangeListenerProps {
  useChangeEvents(onChange: () => void): void;
  onChange(): void;
}

/** A component, because the resource brings the hook. */
function ChangeListener({ useChangeEvents, onChange }: ChangeListenerProps) {
  useChangeEvents(onChange);
  return null;
}

interface RequestsPageProps<Row> {
  kind: RequestKindName;
  resource: RequestsResource<Row>;
}

interface RequestRowsProps<Row> {
  resource: RequestsResource<Row>;
  page: ReturnType<typeof useRequestsPage<Row>>;
}

/** The requests, as a board or as a list with the bar of the selected ones. */
function RequestRows<Row>({ resource, page }: RequestRowsProps<Row>) {
  const { list, rows, board, week, place, selected } = page;
  const isCardLayout = useIsCardLayout();
  const { selectionBar: SelectionBar, week: Week } = resource;
  const isCompact = place.isBrief || isCardLayout;
  if (week?.isOn && Week) {
    return (
      <LazyBlock fallback={<Skeleton active />}>
        <Week view={week} openId={place.openId} open={place.open} isCompact={isCompact} />
      </LazyBlock>
    );
  }
  if (board?.isOn && resource.board) {
    return (
      <LazyBlock fallback={<Skeleton active />}>
        <RequestBoard
          resource={resource}
          spec={resource.board}
          board={board}
          list={list}
          error={rows.loading ? undefined : rows.error}
          isCompact={isCompact}
        />
      </LazyBlock>
    );
  }
  return (
    <>
      {SelectionBar && selected.rows.length > 0 && !place.isBrief && (
        <SelectionBar rows={selected.rows} clear={() => selected.selection.select([])} />
      )}
      <RowSelectionContext value={SelectionBar ? selected.selection : null}>
        <ResourceRows resource={resource} list={list} rows={rows} />
      </RowSelectionContext>
    </>
  );
}

interface ListToolsProps<Row> {
  kind: RequestKindName;
  resource: RequestsResource<Row>;
  list: ListStateHandle;
  isBrief: boolean;
}

function Tools<Row>({ kind, resource, list, isBrief }: ListToolsProps<Row>) {
  const { stats, notice: Notice } = resource;
  return (
    <>
      {Notice && !isBrief && <Notice />}
      {stats && !isBrief && <Stats resource={resource} stats={stats} list={list} />}
      <QueueLinks kind={kind} spec={resource.spec} list={list} />
      <ExportToolbar resource={resource} list={list} folded />
    </>
  );
}

/** The resource without what the signed-in person may not do with it. */
function useAllowedRequests<Row>(whole: RequestsResource<Row>) {
  const { resource: allowed, rights } = useAllowed(whole);
  const may = useMay();
  const resource = useMemo(() => {
    const { intake, ...rest } = allowed as RequestsResource<Row>;
    const permission = `${rest.audited}.create`;
    const mayTake = intake && isPermission(permission) && may(permission);
    return mayTake ? { ...rest, intake } : rest;
  }, [allowed, may]);
  return { resource, rights };
}

/** The counters, queues, search and filters above the list. They do not change when its rows do. */
const ListTools = memo(Tools) as typeof Tools;

/**
 * The screen of a kind of request: counters, search, filters and rows. The open request stands beside the
 * list; on narrow screens it takes its place.
 */
export function RequestsPage<Row>({ kind, resource: whole }: RequestsPageProps<Row>) {
  const { t } = useTranslation();
  const { resource, rights } = useAllowedRequests(whole);
  const area = useRef<HTMLDivElement>(null);
  const page = useRequestsPage(resource, area, rights);
  const { list, rows, board, week, request, isNarrow, place, desk, handle, intake } = page;
  const { details: Details, useChangeEvents } = resource;
  const listArea = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const { refresh } = handle;
  const onChange = useCallback(() => void refresh().catch(() => undefined), [refresh]);
  useFocusRecovery(area);
  useRequestShortcuts(request, useRequestFocus(listArea, pane, request), () => setHelpOpen(true));
  const isOpen = request.id !== null;

  return (
    <ResourceContext value={handle}>
      <RowPlaceContext value={place}>
        <DeskContext value={desk}>
          <div
            ref={area}
            tabIndex={-1}
            className={isOpen && !isNarrow ? `${styles.page} ${styles.split}` : styles.page}
          >
            {/* Hidden rather than left out: it keeps its place for when the request is closed. */}
            <div ref={listArea} tabIndex={-1} className={styles.list} hidden={isOpen && isNarrow}>
              <PageTitle title={t(`admin.${resource.name}.title`)}>
                <div className={styles.tools}>
                  {!list.state.trash && (
                    <IntakeButton name={resource.name} handle={intake} isBrief={place.isBrief} />
                  )}
                  {!place.isBrief && <ViewSwitch board={board} week={week} />}
                  <Button
                    type="text"
                    className={styles.help}
                    icon={<QuestionOutlined aria-hidden="true" />}
                    aria-keyshortcuts="?"
                    aria-label={t('dashboard.desk.keys.title')}
                    onClick={() => setHelpOpen(true)}
                  >
                    {place.isBrief ? null : t('dashboard.desk.keys.title')}
                  </Button>
                </div>
              </PageTitle>
              {!week?.isOn && (
                <ListTools kind={kind} resource={resource} list={list} isBrief={place.isBrief} />
              )}
              {list.state.trash && (
                <TrashNotice
                  text="dashboard.trashNotice.requests"
                  onLeave={() => list.change({ trash: false })}
                />
              )}
              <RequestRows resource={resource} page={page} />
            </div>
            {request.id !== null && Details && (
              <RequestPane
                ref={pane}
                name={resource.name}
                kind={kind}
                request={request}
                total={rows.data?.total}
                isPage={isNarrow}
              >
                <Details key={request.id} id={request.id} />
              </RequestPane>
            )}
          </div>
          {useChangeEvents && (
            <ChangeListener useChangeEvents={useChangeEvents} onChange={onChange} />
          )}
          <IntakeDrawer name={resource.name} handle={intake} refresh={refresh} />
          {page.dialog}
          <ShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} />
        </DeskContext>
      </RowPlaceContext>
    </ResourceContext>
  );
}
