/** How much of a call was sent. */
export type OnProgress = (sent: number, total: number) => void;

type Variables = Record<string, unknown>;
type Place = [path: string, file: Blob];

/** The files in variables with their places, and the variables with null in their place. */
export function takeFiles(value: unknown, path = 'variables'): { value: unknown; files: Place[] } {
  if (value instanceof Blob) return { value: null, files: [[path, value]] };
  if (typeof value !== 'object' || value === null) return { value, files: [] };
  const taken = Object.entries(value).map(
    ([name, inner]) => [name, takeFiles(inner, `${path}.${name}`)] as const,
  );
  const files = taken.flatMap(([, inner]) => inner.files);
  if (Array.isArray(value)) return { value: taken.map(([, inner]) => inner.value), files };
  return { value: Object.fromEntries(taken.map(([name, inner]) => [name, inner.value])), files };
}

/** The form of the GraphQL multipart request specification. */
export function formOf(query: string, variables: Variables, files: readonly Place[]): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))));
  for (const [at, [, file]] of files.entries())
    form.set(String(at), file, file instanceof File ? file.name : 'file');
  return form;
}

interface Sent {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: OnProgress;
  signal?: AbortSignal;
}

/** Sends a form and tells how much of it has left: browsers by XMLHttpRequest, others by a stream. */
export const sendForm = (sent: Sent): Promise<Response> =>
  typeof XMLHttpRequest === 'undefined' ? sendStream(sent) : sendByBrowser(sent);

async function sendStream({ url, headers, form, onProgress, signal }: Sent): Promise<Response> {
  // makes the body and its boundary
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  let sent = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      sent += chunk.length;
      onProgress(sent, bytes.length);
    },
  });
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': whole.headers.get('Content-Type') ?? '' },
    body: new Blob([bytes]).stream().pipeThrough(counted),
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);
}

function sendByBrowser({ url, headers, form, onProgress, signal }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open('POST', url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    call.onload = () => {
      const headers = headersOf(call.getAllResponseHeaders());
      resolve(new Response(call.responseText, { status: call.status, headers }));
    };
    call.onerror = () => reject(new TypeError('The connection broke'));
    call.onabort = () => reject(new DOMException('The call was given up', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

/** `name: value` in lines, as a browser tells them. */
const headersOf = (lines: string): [string, string][] =>
  lines
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });
