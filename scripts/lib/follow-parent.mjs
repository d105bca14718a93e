/**
 * Loaded into the server before anything else. When the process that started it dies without a word
 * (kill -9), the server ends as on SIGTERM and takes the database along, so that nothing is left.
 */
let abandoned = false;

process.on('disconnect', () => {
  abandoned = true;
  process.kill(process.pid, 'SIGTERM');
});

process.on('exit', () => {
  const database = Number(process.env.MIZAN_DATABASE_PID);
  if (!abandoned || !database) return;
  try {
    process.kill(database, 'SIGINT');
  } catch {
    // it is gone already
  }
});
