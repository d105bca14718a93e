import { getMetadataStorage, IsInt, MaxLength, validateSync } from 'class-validator';
import { rememberRules } from './metadata-cache.js';

describe('rememberRules', () => {
  beforeAll(rememberRules);

  class Parent {
    @IsInt()
    count: unknown = 'none';
  }

  class Child extends Parent {
    @MaxLength(2)
    name = 'long';
  }

  it('a class keeps its own rules and those of its parents', () => {
    const fields = () => validateSync(new Child()).map(({ property }) => property);
    expect(fields()).toEqual(['name', 'count']);
    expect(fields()).toEqual(['name', 'count']);
  });

  it('the rules of a class are looked for once', () => {
    const storage = getMetadataStorage();
    const read = () => storage.getTargetValidationMetadatas(Child, '', false, false);
    expect(read()).toBe(read());
  });

  it('a rule that is added later counts', () => {
    class Late {
      name = 'long';
    }
    expect(validateSync(new Late(), { forbidUnknownValues: false })).toEqual([]);
    MaxLength(2)(Late.prototype, 'name');
    expect(validateSync(new Late()).map(({ property }) => property)).toEqual(['name']);
  });
});
