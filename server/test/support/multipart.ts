import { isSafeText } from '../../src/platform/validation/text-rules.js';

/** A file as a browser sends it. */
export interface TestFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface FormAnswer {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

type Field = [name: string, value: string];

const blobOf = ({ bytes, type }: TestFile) => new Blob([new Uint8Array(bytes)], { type });

async function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  form: FormData,
  signal?: AbortSignal,
): Promise<FormAnswer> {
  const answer = await fetch(url, { method, headers, body: form, signal });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** A REST form: every value is text, and a list is a repeated field. */
export function sendForm(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: object,
  files: Record<string, TestFile>,
  signal?: AbortSignal,
): Promise<FormAnswer> {
  const form = new FormData();
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  for (const [name, value] of fields.flatMap(textsOf)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, blobOf(file), file.name);
  return send(method, url, headers, form, signal);
}

const textsOf = ([name, value]: [string, unknown]): Field[] =>
  Array.isArray(value) ? value.map((entry) => [name, String(entry)]) : [[name, textOf(value)]];

/** A form has no null: an empty field stands for it. */
const textOf = (value: unknown) => (value === null ? '' : `${value as string}`);

const ONE_LANGUAGE = /(?:Ar|Fr|En)$/;

/** Whether a form can express this input: valid Unicode texts, booleans, and numbers where no text is expected. */
export const isFormBody = (body: object): boolean =>
  Object.entries(body).every(([name, value]) => {
    if (value === undefined || value === null || typeof value === 'boolean') return true;
    return isSafeText(value) || (typeof value === 'number' && !ONE_LANGUAGE.test(name));
  });

/** An operation with files at these places in its variables (GraphQL multipart request specification). */
export function sendUpload(
  url: string,
  headers: Record<string, string>,
  operation: { query: string; variables: object },
  files: Record<string, TestFile>,
): Promise<FormAnswer> {
  const places = Object.entries(files);
  const form = new FormData();
  form.append('operations', JSON.stringify(operation));
  form.append(
    'map',
    JSON.stringify(
      Object.fromEntries(places.map(([place], index) => [index, [`variables.${place}`]])),
    ),
  );
  for (const [index, [, file]] of places.entries())
    form.append(String(index), blobOf(file), file.name);
  return send('POST', url, { 'apollo-require-preflight': 'true', ...headers }, form);
}
