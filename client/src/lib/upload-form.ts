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
