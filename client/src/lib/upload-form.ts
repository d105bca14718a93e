interface Operation {
  variables: unknown;
}

/** The files inside a value, each with its path: `variables.input.image`. */
function filesIn(value: unknown, place: string): [place: string, file: Blob][] {
  if (value instanceof Blob) return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, `${place}.${name}`));
}

/** Encodes an operation with files as the GraphQL multipart request specification says. */
export function uploadForm(operation: Operation): FormData {
  const files = filesIn(operation.variables, 'variables');
  const form = new FormData();
  const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? null : value);
  form.append('operations', JSON.stringify(operation, withoutFiles));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([place], index) => [index, [place]]))),
  );
  for (const [index, [, file]] of files.entries()) form.append(String(index), file);
  return form;
}

interface UploadOptions {
  headers: Record<string, string>;
  onProgress?: (sent: number) => void;
}

/** Sends an operation with files. Not by `fetch`, which does not tell how much has been sent. */
export function sendUpload(
  address: string,
  operation: Operation,
  { headers, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new TypeError('The upload broke off'));
    call.send(uploadForm(operation));
  });
}
