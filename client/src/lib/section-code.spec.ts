import { loadSections, registerSection, SectionCode } from './section-code';

const Section = () => null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SectionCode', () => {
  it('the code of a section is downloaded once, however often it is requested', async () => {
    const importSection = jest.fn(async () => Section);
    const code = new SectionCode(importSection);
    code.load();
    code.load();
    expect(await code.loaded).toBe(Section);
    code.load();
    expect(importSection).toHaveBeenCalledTimes(1);
    expect(code.component).toBe(Section);
  });

  it('a failed download of a section is retried after growing pauses, and reported as failed', async () => {
    const importSection = jest.fn<Promise<typeof Section>, []>().mockRejectedValue(new Error());
    const code = new SectionCode(importSection);
    const listener = jest.fn();
    code.subscribe(listener);
    code.load();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(code.hasFailed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(importSection).toHaveBeenCalledTimes(2);

    await jest.advanceTimersByTimeAsync(15_000);
    expect(importSection).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(importSection).toHaveBeenCalledTimes(4);

    importSection.mockResolvedValue(Section);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(importSection).toHaveBeenCalledTimes(5);
    expect(await code.loaded).toBe(Section);
    expect(code.hasFailed()).toBe(false);
  });

  it('a section requested during the pause before a retry is downloaded once', async () => {
    const importSection = jest.fn<Promise<typeof Section>, []>().mockResolvedValue(Section);
    importSection.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
    const code = new SectionCode(importSection);
    code.load();
    await jest.advanceTimersByTimeAsync(1_000);
    code.load();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importSection).toHaveBeenCalledTimes(3);
  });
});

it('loadSections waits for every registered section', async () => {
  const code = registerSection(async () => Section);
  await loadSections();
  expect(code.component).toBe(Section);
});
