import { uploadForm } from './upload-form';

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
