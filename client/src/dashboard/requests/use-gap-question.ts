import { App } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gapAfter, gapsIn, selectGap } from './reply-gaps';

type AreaOf = () => HTMLTextAreaElement | undefined;

/** Selects the first gap behind a place, as soon as the inserted text is in the field. */
export function selectGapLater(areaOf: AreaOf, place: number): void {
  setTimeout(() => {
    const area = areaOf();
    const gap = area && gapAfter(area.value, place);
    if (gap) selectGap(area, gap);
  });
}

/** Tab goes from gap to gap, and behind the last one to the next control as everywhere. */
export function goToNextGap({ key, target, ...event }: KeyboardEvent): boolean {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (key !== 'Tab' || !isPlain || !(target instanceof HTMLTextAreaElement)) return false;
  const gap = gapAfter(target.value, target.selectionEnd);
  if (gap) selectGap(target, gap);
  return gap !== undefined;
}

/** Asks before a text with gaps is sent; who goes back stands in the first one. */
export function useGapQuestion(areaOf: AreaOf) {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return (text: string, send: () => Promise<void>): void => {
    const [first] = gapsIn(text);
    if (!first) return void send();
    modal.confirm({
      title: t('dashboard.reply.gaps.title'),
      content: t('dashboard.reply.gaps.text'),
      okText: t('dashboard.reply.gaps.fill'),
      cancelText: t('dashboard.reply.gaps.send'),
      focusable: { autoFocusButton: 'ok' },
      keyboard: false,
      onCancel: () => void send(),
      afterClose: () => {
        const area = areaOf();
        if (area?.value === text && !area.readOnly) selectGap(area, first);
      },
    });
  };
}
