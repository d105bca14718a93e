/** Id of the note above the copy of a page, outside of what React renders. It goes when the reader goes on. */
export const COPY_NOTE = 'offline-copy';
