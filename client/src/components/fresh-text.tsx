/**
 * A text that changes beside other content. Translators of the browser wrap what they translate, and React
 * would go on changing the text that they took out of the page: a new text is a new element.
 *
 * @example <p><FreshText>{t('services.count', { count })}</FreshText> <Button … /></p>
 */
export function FreshText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
