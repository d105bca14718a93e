/** An error that the user of the terminal can fix: only its message is shown, without a stack. */
export class Problem extends Error {}

/** Runs a command's main function; a Problem ends it with its message and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
