import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import { ListPipe } from './graphql-list.js';
import { ListArgs } from './list.args.js';

const METADATA: ArgumentMetadata = { type: 'body' };

describe('the arguments of a list', () => {
  const pipe = new ListPipe(ListArgs);
  const read = (given: object) => pipe.transform(given, METADATA) as Promise<ListArgs>;

  it('the arguments of a list have the form of REST, the first time and later', async () => {
    const given = {
      limit: 5,
      filter: { search: 'bail' },
      sort: { field: 'order', direction: 'asc' },
    };
    const first = await read(given);
    expect(first).toBeInstanceOf(ListArgs);
    expect(first).toMatchObject({ limit: 5, search: 'bail', sortBy: 'order', sortOrder: 'asc' });
    const later = await read(given);
    expect(later).toEqual(first);
    expect(later).toBeInstanceOf(ListArgs);
  });

  it('the arguments of a list are not shared between calls', async () => {
    const first = await read({ limit: 7 });
    first.limit = 1000;
    expect((await read({ limit: 7 })).limit).toBe(7);
  });

  it.each([[{ limit: 0 }], [{ limit: 1001 }], [{ page: 0 }], [{ filter: { other: 1 } }]])(
    'the arguments %j are refused each time',
    async (given) => {
      for (const _ of [1, 2])
        await expect(read(given)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );
});
