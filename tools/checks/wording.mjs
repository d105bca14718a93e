import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { languages } from './translations.mjs';

const nbsp = 'a no-break space (U+00A0)';

/** For each language, what no text may contain, and what to write instead. */
const FORBIDDEN = {
  ar: [
    [/عميل|عملا[ءؤئ]/, 'write موكّل for a client of the firm, زبون for a customer of another'],
    [/موكل/, 'write موكّل'],
    [/تعذر/, 'write تعذّر'],
    [/فشلت? في|^فشلت? /, 'write تعذّر'],
    [/راتب/, 'write أجر'],
    [/مناقصات/, 'write طلبات العروض'],
    [/التسجيل العقاري/, 'write الشهر العقاري'],
  ],
  fr: [
    [/khôl/i, 'write khol‘'],
    [/courriel|adresse électronique/i, 'write e‑mail'],
    [/\be-mail/i, 'write e‑mail with a no-break hyphen (U+2011)'],
    [/Alger-Centre/, 'write Alger‑Centre with a no-break hyphen (U+2011)'],
    [/(?:\d|\}\}) heures/, `${nbsp} belongs before heures`],
    [/ [:;?!»]|« /, `${nbsp} belongs before : ; ? ! » and after «`],
    [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
    [/message du cabinet/i, 'write note du cabinet'],
    [/domaines? de consultation/i, 'write domaines d’intervention'],
    [/essais erronés/, 'write tentatives infructueuses'],
    [/motif du rejet/i, 'write motif du refus'],
  ],
  en: [
    [/\bjurist/i, 'write legal expert'],
    [/(?<!\{)\bemail\b|\be-mail/i, 'write e‑mail with a no-break hyphen (U+2011)'],
    [/\btwo-step/i, 'write two‑step with a no-break hyphen (U+2011)'],
    [/(?<![-\w‑])mails?\b(?! server)/i, 'write e‑mail'],
    [/\blog(?:ged)? ?(?:in|out)\b/i, 'write sign in, sign out'],
    [/wrong (?:tries|attempts)/i, 'write failed attempts'],
    [/set out your matter/i, 'write tell us your problem'],
  ],
};

/** The wording mistakes of one text; source code may write U+2011 as an escape. */
export function wordingFaults(text, language) {
  return FORBIDDEN[language]
    .filter(([pattern]) => pattern.test(text))
    .map(([, advice]) => `${advice}: ${JSON.stringify(text.slice(0, 60))}`);
}

/** The same for every text of a set of translations, by key. */
export function wordingOf(translations) {
  return languages.flatMap((language) =>
    [...translations[language]].flatMap(([key, text]) =>
      wordingFaults(text, language).map((fault) => `${language} ${key}: ${fault}`),
    ),
  );
}

/** The same for texts that stand in sources: seeds, and the messages of the contract. */
export function wordingInSources(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/\.spec\.|generated/.test(name))
    .flatMap((name) => wordingInSource(path.join(folder, name)));
}

function wordingInSource(file) {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults = [];
  const visit = (node) => {
    for (const [language, texts] of textsByLanguage(node))
      for (const part of texts)
        for (const fault of wordingFaults(part, language))
          faults.push(`${path.relative(folderOf(file), file)}: ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

const folderOf = (file) => file.slice(0, file.lastIndexOf(`${path.sep}src${path.sep}`));

/** `{ fr: … }`, `{ valueFr: … }`, and calls such as `localized(ar, fr, en)` and `define(400, ar, fr, en)`. */
function textsByLanguage(node) {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    const language = languages.find((code) => isNameOf(node.name.text, code));
    return language ? [[language, stringsIn(node.initializer)]] : [];
  }
  if (ts.isCallExpression(node) && /^(?:localized|define)$/.test(node.expression.getText())) {
    const texts = node.arguments.slice(-languages.length);
    return texts.map((argument, index) => [languages[index], stringsIn(argument)]);
  }
  return [];
}

const isNameOf = (name, code) =>
  name === code || name.endsWith(code[0].toUpperCase() + code.slice(1));

function stringsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}
