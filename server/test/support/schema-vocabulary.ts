import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a value of a property may be: names of types and of data types. */
type Range = readonly string[];

interface Declared {
  parents: string[];
  properties: Map<string, Range>;
}

/** The types of schema.org, their properties and what these may hold, as the package `schema-dts` declares them. */
export class SchemaVocabulary {
  /** `LegalService` -> `LegalServiceLeaf`. */
  private readonly leaves = new Map<string, string>();
  private readonly interfaces = new Map<string, Declared>();
  /** What a type also is: its subtypes by name, its own leaf, and the words of an enumeration. */
  private readonly members = new Map<string, { names: string[]; words: string[] }>();

  constructor() {
    const file = require
      .resolve('schema-dts/package.json')
      .replace('package.json', 'dist/schema.d.ts');
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) this.addInterface(statement);
      if (ts.isTypeAliasDeclaration(statement)) this.addAlias(statement);
    }
  }

  get typeCount(): number {
    return this.leaves.size;
  }

  isType(name: string): boolean {
    return this.leaves.has(name);
  }

  /** What a property of a type may hold, its supertypes' properties included; undefined if it has none of that name. */
  rangeOf(type: string, property: string): Range | undefined {
    const find = (name: string): Range | undefined => {
      const declared = this.interfaces.get(name);
      return (
        declared?.properties.get(property) ??
        declared?.parents.map(find).find((range) => range !== undefined)
      );
    };
    return find(this.leaves.get(type) ?? '');
  }

  /** Whether something of a type is one of these types or of their subtypes. */
  isOneOf(type: string, range: Range): boolean {
    const leaf = this.leaves.get(type);
    return leaf !== undefined && this.within(range).has(leaf);
  }

  /** Whether a word is one of those of an enumeration, such as a day of the week. */
  isWordOf(word: string, range: Range): boolean {
    return range.some((name) => this.members.get(name)?.words.includes(word));
  }

  /** These types with all of their subtypes. */
  private within(range: Range): Set<string> {
    const found = new Set<string>();
    const add = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      this.members.get(name)?.names.forEach(add);
    };
    range.forEach(add);
    return found;
  }

  private addInterface({ name, heritageClauses, members }: ts.InterfaceDeclaration): void {
    const parents = [...(heritageClauses ?? [])].flatMap(({ types }) =>
      types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
    );
    const properties = new Map<string, Range>();
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
      if (member.name.text === '@type') this.addLeaf(member.type, name.text);
      else properties.set(member.name.text, rangeIn(member.type));
    }
    this.interfaces.set(name.text, { parents, properties });
  }

  private addLeaf(type: ts.TypeNode | undefined, leaf: string): void {
    if (type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
      this.leaves.set(type.literal.text, leaf);
  }

  private addAlias({ name, type }: ts.TypeAliasDeclaration): void {
    this.members.set(name.text, { names: namesIn(type), words: wordsIn(type) });
  }
}

const partsOf = (type: ts.TypeNode): readonly ts.TypeNode[] =>
  ts.isUnionTypeNode(type) ? type.types : [type];

const namesIn = (type: ts.TypeNode): string[] =>
  partsOf(type).flatMap((part) =>
    ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) ? [part.typeName.text] : [],
  );

const wordsIn = (type: ts.TypeNode): string[] =>
  partsOf(type).flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );

/** `SchemaValue<Text | URL, "name">` -> `Text`, `URL`. */
function rangeIn(type: ts.TypeNode | undefined): Range {
  if (!type || !ts.isTypeReferenceNode(type)) return [];
  const [values] = type.typeArguments ?? [];
  return values ? namesIn(values) : namesIn(type);
}
