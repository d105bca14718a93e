/**
 * Loaded into the server before anything else. If the process that started the server is killed
 * (kill -9), the server stops as on SIGTERM and stops the database too.
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
    // the process has already ended
  }
});
