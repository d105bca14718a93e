import {
  isFiltered,
  readListState,
  toListVariables,
  writeListState,
  type ListSpec,
} from './list-state';
import { pageAfterResize, rememberPageSize } from './pagination';

const spec: ListSpec = {
  name: 'faqs',
  defaultSort: { by: 'createdAt', order: 'desc' },
  sortable: ['createdAt', 'title'],
  sortLocalized: ['title'],
  filters: { status: (text) => ['active', 'inactive'].includes(text) },
  views: ['queue'],
  hasTrash: true,
};
const read = (query: string, over: Partial<ListSpec> = {}) =>
  readListState(new URLSearchParams(query), { ...spec, ...over });

describe('list state', () => {
  it('readListState reads page, search, sort, filters and trash from the URL', () => {
    expect(read('page=3&size=50&q=عقد&sort=title.asc&status=inactive&trash=1')).toEqual({
      page: 3,
      size: 50,
      search: 'عقد',
      sort: { by: 'title', order: 'asc' },
      filters: { status: 'inactive' },
      trash: true,
    });
  });

  const nothing = {
    page: 1,
    size: 10,
    search: '',
    sort: spec.defaultSort,
    filters: {},
    trash: false,
  };
  it.each([
    ['', 'an empty URL'],
    ['page=0', 'page zero'],
    ['page=-2', 'a negative page'],
    ['page=abc', 'a page that is not a number'],
    ['page=1.5', 'a page with a fraction'],
    ['size=1000', 'a page size that cannot be chosen'],
    ['sort=password.asc', 'a field that is not sortable'],
    ['sort=title.sideways', 'an unknown direction'],
    ['status=deleted', 'an unknown filter value'],
    ['colour=red', 'an unknown filter'],
    ['trash=yes', 'an invalid trash value'],
  ])('readListState falls back to the defaults for "%s" (%s)', (query) => {
    expect(read(query)).toEqual(nothing);
  });

  it('the page size is remembered for each list, and a link has it where it is not the usual one', () => {
    rememberPageSize('faqs', 25);
    expect(read('').size).toBe(25);
    expect(read('', { name: 'users' }).size).toBe(10);
    expect(read('size=100').size).toBe(100);
    expect(writeListState(read('page=2'), spec, new URLSearchParams()).toString()).toBe(
      'page=2&size=25',
    );
    localStorage.clear();
  });

  it.each([
    [3, 10, 25, 1],
    [6, 10, 25, 3],
    [2, 100, 10, 11],
  ])(
    'page %i of %i rows begins on the page that pageAfterResize names',
    (page, before, after, expected) => {
      expect(pageAfterResize(page, before, after)).toBe(expected);
    },
  );

  it('readListState ignores the trash of a list without one', () => {
    expect(read('trash=1', { hasTrash: false }).trash).toBe(false);
  });

  it('writeListState leaves defaults out and keeps other parameters', () => {
    const query = 'view=42&q=x&status=active&sort=title.asc&page=2';
    const state = read(query);
    expect(writeListState(state, spec, new URLSearchParams('view=42')).toString()).toBe(query);
    expect(writeListState(read(''), spec, new URLSearchParams(`${query}&trash=1`)).toString()).toBe(
      'view=42',
    );
  });

  it('toListVariables adds the current language to a localized sort', () => {
    expect(toListVariables(read('q=+x+&sort=title.asc&trash=1'), spec, 'fr')).toEqual({
      page: 1,
      limit: 10,
      sort: { field: 'titleFr', direction: 'asc' },
      filter: { search: 'x', deleted: true },
    });
    expect(toListVariables(read(''), spec, 'fr')).toEqual({
      page: 1,
      limit: 10,
      sort: { field: 'createdAt', direction: 'desc' },
      filter: {},
    });
  });

  it('isFiltered is true for a search or a filter, not for a page or a sort', () => {
    expect(isFiltered(read('q=x'), spec.views)).toBe(true);
    expect(isFiltered(read('status=active'), spec.views)).toBe(true);
    expect(isFiltered(read('q=+&page=2&sort=title.asc'), spec.views)).toBe(false);
  });
});
