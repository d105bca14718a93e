/**
 * A promise that resolves on Ctrl+C, SIGTERM, a closed terminal or a killed npm. A signal can come
 * twice, from the terminal and from npm; the second one is ignored.
 */
export function onInterrupt() {
  // writing the last messages to a closed terminal must not crash
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

/** When npm is killed by kill -9, no signal arrives, but this process gets another parent. */
function onOrphaned(happen) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && happen(), 1000).unref();
}
