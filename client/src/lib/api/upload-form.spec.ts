import { readError } from './read-error';
import { sendUpload, uploadForm } from './upload-form';

it('uploadForm puts files beside the operation and maps them to their variables', () => {
  const image = new File(['x'], 'portrait.png', { type: 'image/png' });
  const form = uploadForm({
    ...{ operationName: 'Save' },
    variables: { id: '1', input: { image, tags: ['a'], none: null } },
  });
  expect(JSON.parse(form.get('operations') as string)).toEqual({
    operationName: 'Save',
    variables: { id: '1', input: { image: null, tags: ['a'], none: null } },
  });
  expect(JSON.parse(form.get('map') as string)).toEqual({ 0: ['variables.input.image'] });
  expect(form.get('0')).toMatchObject({ name: 'portrait.png', type: 'image/png' });
  expect([...form.keys()]).toEqual(['operations', 'map', '0']);
});

it('sendUpload refuses a file that changed after it was chosen, and names its field', async () => {
  const image = new File(['x'], 'portrait.png', { type: 'image/png' });
  const failure = new DOMException('It changed', 'NotReadableError');
  image.arrayBuffer = () => Promise.reject(failure);
  const sending = sendUpload('/graphql', { variables: { input: { image } } }, { headers: {} });
  const { code, fields } = await sending.then(() => readError(undefined), readError);
  expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', ['image']]);
});
