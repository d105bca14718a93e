import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The translation keys in the sources under a folder: `asked` are in a call of `t` and must exist;
 * `mentioned` are other texts that may be passed to `t` later. A template such as
 * `words.requestStatus.${status}` counts by the part before its first value. `labels` are followed by a colon of
 * the source, which French has a no-break space before.
 */
export const translationUses = (folder) => collectUses(sourcesIn(folder));

/** The same of single files. */
export function collectUses(files) {
  const uses = {
    asked: [],
    askedPrefixes: [],
    mentioned: new Set(),
    mentionedPrefixes: [],
    labels: [],
  };
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
    collect(source, { file, uses });
  }
  return uses;
}

function collect(node, { file, uses }) {
  if (isTranslation(node)) ask(node.arguments[0], { file, uses });
  if (ts.isJsxAttribute(node) && node.name.text === 'i18nKey')
    ask(node.initializer, { file, uses });
  if (ts.isStringLiteralLike(node)) uses.mentioned.add(node.text);
  if (ts.isTemplateExpression(node)) uses.mentionedPrefixes.push(node.head.text);
  if (hasColonBehindTranslation(node)) uses.labels.push(file);
  ts.forEachChild(node, (child) => collect(child, { file, uses }));
}

function isTranslation(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return false;
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && name.text === 't';
}

const COLON = /^\s?:(?:\s|$)/;

/** `{t('phone')}: ` and `${t('phone')}: `. */
function hasColonBehindTranslation(node) {
  if (ts.isTemplateSpan(node))
    return isTranslation(node.expression) && COLON.test(node.literal.text);
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  return node.children.some((child, place) => {
    const next = node.children[place + 1];
    const isText = ts.isJsxExpression(child) && child.expression && isTranslation(child.expression);
    return isText && next && ts.isJsxText(next) && COLON.test(next.text);
  });
}

/** The key, or the keys of both branches of a condition. */
function ask(node, { file, uses }) {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) uses.asked.push({ key: node.text, file });
  else if (ts.isTemplateExpression(node)) uses.askedPrefixes.push({ key: node.head.text, file });
  else if (ts.isConditionalExpression(node)) {
    ask(node.whenTrue, { file, uses });
    ask(node.whenFalse, { file, uses });
  } else if (ts.isBinaryExpression(node)) ask(node.right, { file, uses });
  else if (ts.isParenthesizedExpression(node)) ask(node.expression, { file, uses });
}

function sourcesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|test)\.|generated/.test(name))
    .map((name) => path.join(folder, name));
}
