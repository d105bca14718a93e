import { bin, root, toolEnv } from '../processes/paths.mjs';
import { capture } from '../processes/processes.mjs';

/** The tests of what stands in `scripts`, by Node's own runner: they need nothing but Node. */
export async function testScripts() {
  const args = ['--test', '--test-reporter=tap', 'tools/**/*.spec.mjs'];
  const { code, output } = await capture(bin('node'), args, { cwd: root, env: toolEnv() });
  const count = (key) => Number(new RegExp(`^# ${key} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const ok = code === 0 && count('pass') > 0;
  return { ok, output, passed: count('pass'), failed: ok ? 0 : Math.max(count('fail'), 1) };
}
