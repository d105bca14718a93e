/** Phrases found in a row of words. */
interface FoundPhrase<T> {
  start: number;
  length: number;
  /** What was filed under the phrase. */
  values: readonly T[];
}

interface Node<T> {
  next: Map<string, Node<T>>;
  values: T[];
}

const emptyNode = <T>(): Node<T> => ({ next: new Map(), values: [] });

/** Finds which of many phrases stand in a row of words, each of which may have several forms. */
export class PhraseBook<T> {
  private readonly root = emptyNode<T>();

  add(words: readonly string[], value: T): void {
    if (words.length === 0) return;
    let node = this.root;
    for (const word of words) {
      const next = node.next.get(word) ?? emptyNode<T>();
      node.next.set(word, next);
      node = next;
    }
    if (!node.values.includes(value)) node.values.push(value);
  }

  /** The longest phrases first, and none that lies over another one. */
  find(words: readonly (readonly string[])[]): FoundPhrase<T>[] {
    const found = words.flatMap((_, start) => this.findAt(words, start));
    found.sort((one, other) => other.length - one.length || one.start - other.start);
    const taken = new Set<number>();
    return found.filter(({ start, length }) => {
      const places = Array.from({ length }, (_, index) => start + index);
      if (places.some((place) => taken.has(place))) return false;
      places.forEach((place) => taken.add(place));
      return true;
    });
  }

  private findAt(words: readonly (readonly string[])[], start: number): FoundPhrase<T>[] {
    const found: FoundPhrase<T>[] = [];
    let nodes = [this.root];
    for (let end = start; end < words.length && nodes.length > 0; end += 1) {
      const forms = words[end] ?? [];
      nodes = nodes.flatMap(({ next }) => forms.flatMap((form) => next.get(form) ?? []));
      const values = [...new Set(nodes.flatMap((node) => node.values))];
      if (values.length > 0) found.push({ start, length: end - start + 1, values });
    }
    return found;
  }
}
