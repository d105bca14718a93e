/**
 * Puts the caret into the first field of what has this id, with its text selected: antd gives the focus to the button
 * that closes a dialog.
 *
 * @example afterOpenChange={(isShown) => isShown && focusFirstField(id)}
 */
export function focusFirstField(id: string): void {
  const field = document.getElementById(id)?.querySelector<HTMLInputElement>('input, textarea');
  field?.focus();
  field?.select();
}
