const FOLDED: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك' };
const IGNORED =
  /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Normalizes a text for searching, exactly as the database's `search_norm` does: `إدارةُ` and `ادارة`
 * become the same, as do `Société` and `societe`, `٢٠٢٦` and `2026`.
 */
export function searchNorm(text: string | null | undefined): string {
  return (
    (text ?? '')
      .normalize('NFKD')
      .replace(IGNORED, '')
      // JavaScript lower-cases a capital sigma at the end of a word differently from the database
      .replace(/Σ/g, 'σ')
      .toLowerCase()
      .replace(/[ٱىةیک٠-٩۰-۹]/g, (char) => FOLDED[char] ?? String((char.codePointAt(0) ?? 0) % 16))
  );
}
