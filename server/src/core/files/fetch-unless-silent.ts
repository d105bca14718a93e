/** A store that says nothing for this long has gone. A reader that takes its time does not count. */
const SILENCE_MS = 10_000;

/** `fetch`, given up when no answer, or no more of its body, comes for a while. */
export const fetchUnlessSilent: typeof fetch = async (input, init) => {
  const abort = new AbortController();
  const response = await unlessSilent(fetch(input, { ...init, signal: abort.signal }), abort);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bodyOf(response.body, abort), { status, statusText, headers });
};

/** The same bytes, read when they are asked for. */
function bodyOf(body: ReadableStream<Uint8Array>, abort: AbortController) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await unlessSilent(reader.read(), abort);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function unlessSilent<T>(answer: Promise<T>, abort: AbortController): Promise<T> {
  const silence = new Error(`nothing came for ${SILENCE_MS / 1000} s`);
  const timer = setTimeout(() => abort.abort(silence), SILENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
