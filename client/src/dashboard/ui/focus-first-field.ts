/**
 * Puts the caret into the first field of what has this id, with its text selected: antd gives the focus to the button
 * that closes a dialog.
 *
 * @example afterOpenChange={(isShown) => isShown && focusFirstField(id)}
 */
export function focusFirstField(id: string): void {
  // the keyboard of a phone would hide the form
  if (window.matchMedia('(pointer: coarse)').matches) return;
  const field = document.getElementById(id)?.querySelector<HTMLInputElement>('input, textarea');
  field?.focus();
  field?.select();
}
