import type { ComponentProps } from 'react';
import { LazyBlock } from '../../components/lazy-block';
import { loadTexts } from '../../lib/i18n/i18n';
import { lazyComponent } from '../../lib/lazy-component';
import { useInBrowser } from '../../lib/use-in-browser';
import type { FormFiles as Form } from './form-files';

/** With the texts of the client's own pages, which say the same of files. */
const FormFiles = lazyComponent(async () => {
  const [code] = await Promise.all([import('./form-files'), loadTexts('account')]);
  return code.FormFiles;
});
const Sending = lazyComponent(
  async () => {
    const [code] = await Promise.all([import('./form-files'), loadTexts('account')]);
    return code.SentFiles;
  },
  // loaded again, the page would have no files any more
  { mayReload: false },
);

/** Where files are chosen that go with a form. They need a script, as the form does. */
export function FilesOfForm(props: ComponentProps<typeof Form>) {
  if (!useInBrowser()) return null;
  return (
    <LazyBlock>
      <FormFiles {...props} />
    </LazyBlock>
  );
}

/** Those of a form that was sent, on their way. */
export function SentFiles(props: ComponentProps<typeof Sending>) {
  return (
    <LazyBlock failed={null}>
      <Sending {...props} />
    </LazyBlock>
  );
}
