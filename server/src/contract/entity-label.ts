/** English words for one row and for several, such as `question` and `questions`. */
export interface EntityLabel {
  one: string;
  many: string;
}
