import {
  isNarrowed,
  readListState,
  toListVariables,
  writeListState,
  type ListSpec,
} from './list-state';

const spec: ListSpec = {
  defaultSort: { by: 'createdAt', order: 'desc' },
  sortable: ['createdAt', 'title'],
  sortLocalized: ['title'],
  filters: { status: (text) => ['active', 'inactive'].includes(text) },
  hasTrash: true,
};
const read = (query: string, over: Partial<ListSpec> = {}) =>
  readListState(new URLSearchParams(query), { ...spec, ...over });

describe('the state of a list in the address', () => {
  it('reads what an address says', () => {
    expect(read('page=3&q=عقد&sort=title.asc&status=inactive&trash=1')).toEqual({
      page: 3,
      search: 'عقد',
      sort: { by: 'title', order: 'asc' },
      filters: { status: 'inactive' },
      trash: true,
    });
  });

  const nothing = { page: 1, search: '', sort: spec.defaultSort, filters: {}, trash: false };
  it.each([
    ['', 'an empty address'],
    ['page=0', 'page nought'],
    ['page=-2', 'a page below'],
    ['page=abc', 'a page that is no number'],
    ['page=1.5', 'half a page'],
    ['sort=password.asc', 'a field that is not sorted by'],
    ['sort=title.sideways', 'an unknown direction'],
    ['status=deleted', 'an unknown choice'],
    ['colour=red', 'an unknown filter'],
    ['trash=yes', 'a damaged trash mark'],
  ])('falls back to the defaults for "%s" (%s)', (query) => {
    expect(read(query)).toEqual(nothing);
  });

  it('knows no trash where nothing can be restored', () => {
    expect(read('trash=1', { hasTrash: false }).trash).toBe(false);
  });

  it('writes what it reads, leaves defaults out and keeps what is not its own', () => {
    const query = 'view=42&q=x&status=active&sort=title.asc&page=2';
    const state = read(query);
    expect(writeListState(state, spec, new URLSearchParams('view=42')).toString()).toBe(query);
    expect(writeListState(read(''), spec, new URLSearchParams(`${query}&trash=1`)).toString()).toBe(
      'view=42',
    );
  });

  it('becomes variables of the API, sorted by the language of the screen where that is asked', () => {
    expect(toListVariables(read('q=+x+&sort=title.asc&trash=1'), spec, 'fr')).toEqual({
      page: 1,
      limit: 10,
      search: 'x',
      sortBy: 'titleFr',
      sortOrder: 'asc',
      deleted: true,
    });
    expect(toListVariables(read(''), spec, 'fr')).toEqual({
      page: 1,
      limit: 10,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
  });

  it('is narrowed by a search or a filter, not by a page or an order', () => {
    expect(isNarrowed(read('q=x'))).toBe(true);
    expect(isNarrowed(read('status=active'))).toBe(true);
    expect(isNarrowed(read('q=+&page=2&sort=title.asc'))).toBe(false);
  });
});
