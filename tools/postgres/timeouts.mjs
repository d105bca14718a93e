import { Problem } from '../processes/problem.mjs';

/** What pg, PostgreSQL and the system say when one of them did not answer in time. */
const TIMEOUT =
  /timeout expired|timeout exceeded|(?:connection|read|statement|lock) timeout|\bETIMEDOUT\b/i;

const ADVICE =
  'PostgreSQL did not answer in time, probably because the computer is busy: wait, or end what takes its ' +
  'processors, then run the command again. With TEST_DATABASE_URL, see that this PostgreSQL answers.';

/** Runs `work`; a time-out of the database, also one that a command printed, becomes a Problem that says what to do. */
export async function explainTimeouts(work) {
  try {
    return await work();
  } catch (error) {
    const line = messageOf(error).split('\n').find(isTimeout);
    throw line === undefined ? error : new Problem(`${ADVICE}\n${line.trim()}`, { cause: error });
  }
}

const messageOf = (error) => `${error.code ?? ''} ${error.message}`;
/** Frames of a stack name timers, whatever has failed. */
const isTimeout = (line) => TIMEOUT.test(line) && !/^\s+at /.test(line);
