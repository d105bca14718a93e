import { defineContent } from '../contract/content/define-content.js';
import { plainContent } from './content-module.js';
import { ContentColumns, ContentEntity } from './content.entity.js';
import { ContentService } from './content.service.js';

const noteContent = defineContent({
  name: 'note',
  plural: 'legalNotes',
  label: { one: 'note', many: 'notes' },
  meaning: 'A note.',
  texts: { title: { min: 2, max: 100, required: true } },
  lists: {},
  flags: { pinned: false },
  fields: {},
});

@ContentEntity(noteContent)
class NoteEntity extends ContentColumns(noteContent) {}

const made = () => plainContent(noteContent, NoteEntity);
const members = (type: unknown) =>
  Object.getOwnPropertyNames(
    Object.getPrototypeOf((type as { prototype: object }).prototype) as object,
  );

it('plain content has a service of the engine, which other modules may use', () => {
  const [service] = made().exports as (typeof ContentService)[];
  expect(service?.prototype).toBeInstanceOf(ContentService);
});

it('plain content has the operations of its declaration', () => {
  const [, resolver] = made().providers ?? [];
  expect(members(resolver)).toEqual(
    expect.arrayContaining(['list', 'create', 'toggleNotePinned', 'listPublic', 'publicNote']),
  );
});

it('plain content has its REST paths, for the office and for everybody', () => {
  const paths = (made().controllers ?? []).map(
    (controller) => Reflect.getMetadata('path', controller) as string,
  );
  expect(paths).toEqual(['legalNotes', 'public/legalNotes']);
});
