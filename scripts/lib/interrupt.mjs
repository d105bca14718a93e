/**
 * Ctrl+C, SIGTERM, a closed terminal or a killed npm, as a promise. npm passes a signal on to a
 * script that the terminal has told already, so that it may come twice; the second changes nothing.
 */
export function onInterrupt() {
  // a closed terminal must not turn the last messages into a crash
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const interrupt = { happened: false, promise: undefined };
  interrupt.promise = new Promise((resolve) => {
    const happen = () => {
      interrupt.happened = true;
      resolve('interrupted');
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, happen);
    if (process.env.npm_lifecycle_event) onOrphaned(happen);
  });
  return interrupt;
}

/** npm died by kill -9, which nobody can pass on: this process then has another parent. */
function onOrphaned(happen) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && happen(), 1000).unref();
}
