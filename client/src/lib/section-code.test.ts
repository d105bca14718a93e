import { loadSections, registerSection, SectionCode } from './section-code';

const Section = () => null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code of a section', () => {
  it('is asked for once, however often it is wanted', async () => {
    const importSection = jest.fn(async () => Section);
    const code = new SectionCode(importSection);
    code.load();
    code.load();
    expect(await code.arrival).toBe(Section);
    code.load();
    expect(importSection).toHaveBeenCalledTimes(1);
    expect(code.component).toBe(Section);
  });

  it('is tried again after ever longer waits, and says that it failed meanwhile', async () => {
    const importSection = jest.fn<Promise<typeof Section>, []>().mockRejectedValue(new Error());
    const code = new SectionCode(importSection);
    const heard = jest.fn();
    code.subscribe(heard);
    code.load();
    await jest.advanceTimersByTimeAsync(0);
    expect(code.hasFailed()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);

    await jest.advanceTimersByTimeAsync(2_000);
    expect(importSection).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(importSection).toHaveBeenCalledTimes(2);

    importSection.mockResolvedValue(Section);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(importSection).toHaveBeenCalledTimes(3);
    expect(await code.arrival).toBe(Section);
    expect(code.hasFailed()).toBe(false);
  });

  it('asked for by hand while it waits, is not asked for twice', async () => {
    const importSection = jest.fn<Promise<typeof Section>, []>().mockRejectedValueOnce(new Error());
    importSection.mockResolvedValue(Section);
    const code = new SectionCode(importSection);
    code.load();
    await jest.advanceTimersByTimeAsync(0);
    code.load();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importSection).toHaveBeenCalledTimes(2);
  });
});

it('the server waits for every section that its pages have named', async () => {
  const code = registerSection(async () => Section);
  await loadSections();
  expect(code.component).toBe(Section);
});
