import { Problem } from '../processes/problem.mjs';
import { atLowPriority } from '../processes/processes.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps in parallel, each after the steps it needs, while they have at most `concurrency` workers together (one,
 * if a step names none): steps that share cores take longer than one after the other, until their tests run out of
 * time. Patient steps, in which nothing runs out of time, do not count: one after the other, and two at a time once no
 * other step runs, they take at low priority what the others leave of the cores. A step answers
 * `{ ok, output, passed?, failed?, failures?, notes? }`; its output is shown if it failed, its notes always. `failures`
 * are those of its failed tests that can run once more (second-try.mjs).
 *
 * @param steps `[{ name, needs?: [name], workers?, patient?, run: () => Promise<result> }]`; the first that is ready
 *   and has room goes first
 */
export async function runSteps(steps, { concurrency = 2, bail = false } = {}) {
  const results = new Map();
  const waiting = [...steps];
  const running = new Map();
  const isReady = (step) => (step.needs ?? []).every((name) => results.has(name));
  const hasRoom = (step) => {
    const [others, patient] = [false, true].map((is) =>
      [...running.keys()].filter((one) => Boolean(one.patient) === is),
    );
    if (step.patient) return patient.length < (others.length > 0 ? 1 : concurrency);
    const taken = others.reduce((sum, one) => sum + workersOf(one), 0);
    return others.length === 0 || taken + workersOf(step) <= concurrency;
  };
  while (waiting.length > 0 || running.size > 0) {
    const stopped = bail && [...results.values()].some((result) => !result.ok);
    const ready = waiting.find((step) => stopped || (isReady(step) && hasRoom(step)));
    if (ready) {
      waiting.splice(waiting.indexOf(ready), 1);
      const skipped = stopped || (ready.needs ?? []).some((name) => !results.get(name).ok);
      const job = runStep(ready, skipped).then((result) => {
        results.set(ready.name, result);
        running.delete(ready);
      });
      running.set(ready, job);
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.map((step) => ({ name: step.name, ...results.get(step.name) }));
}

const workersOf = ({ workers = 1 }) => workers;

async function runStep(step, skipped) {
  if (skipped) {
    console.log(`- ${step.name}: skipped`);
    return { ok: false, skipped: true, passed: 0, failed: 0 };
  }
  console.log(`▸ ${step.name}`);
  const started = Date.now();
  const result = await attempt(step);
  const { passed = Number(result.ok), failed = Number(!result.ok), output, notes } = result;
  const counts = result.passed === undefined ? '' : `, ${passed} passed, ${failed} failed`;
  console.log(`${result.ok ? '✓' : '✗'} ${step.name}: ${seconds(started)}${counts}`);
  if (notes) console.log(indent(notes));
  if (!result.ok) console.log(`\n── ${step.name} ──\n${output.trimEnd()}\n`);
  return { ok: result.ok, passed, failed, failures: result.failures, time: seconds(started) };
}

async function attempt(step) {
  try {
    return await (step.patient ? atLowPriority(step.run) : step.run());
  } catch (error) {
    return { ok: false, output: error instanceof Problem ? error.message : error.stack };
  }
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');

/** Prints the summary, whose last line is for other programs. Answers the exit code. */
export function report(results, started) {
  const count = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const failures = results.filter((result) => !result.ok);
  console.log(`\n${results.length} steps in ${seconds(started)}`);
  for (const { flaky = [] } of results)
    for (const title of flaky) console.log(`flaky, passed when it ran again, alone: ${title}`);
  for (const { name, skipped } of failures)
    console.log(`${skipped ? 'skipped' : 'failed'}: ${name}`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return failures.length === 0 ? 0 : 1;
}
