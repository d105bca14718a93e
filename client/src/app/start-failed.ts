import type { Locale } from '@contract/locales';
import banner from '../components/banner.module.css';
import buttons from '../components/button.module.css';

/** Not among the translations, because these may be what could not be loaded. */
const WORDS: Record<Locale, { text: string; retry: string }> = {
  ar: {
    text: 'لم تكتمل الصفحة: يمكنك قراءتها، لكن أزرارها ونماذجها لا تعمل بعد. تحقق من اتصالك.',
    retry: 'إعادة المحاولة',
  },
  fr: {
    text: 'La page est incomplète : vous pouvez la lire, mais ses boutons et formulaires ne fonctionnent pas encore. Vérifiez votre connexion.',
    retry: 'Réessayer',
  },
  en: {
    text: 'The page is incomplete: you can read it, but its buttons and forms do not work yet. Check your connection.',
    retry: 'Try again',
  },
};

const ID = 'start-failed';

/** Says under a page that the server wrote that it could not start, until it is tried again. */
export function showStartFailed(locale: Locale, retry: () => void): void {
  document.getElementById(ID)?.remove();
  const bar = document.createElement('div');
  bar.id = ID;
  bar.className = `${banner.banner} ${banner.error} ${banner.wide}`;
  bar.setAttribute('role', 'alert');
  Object.assign(bar.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '100' });
  const inner = document.createElement('div');
  inner.className = banner.inner ?? '';
  const text = document.createElement('p');
  text.className = banner.words ?? '';
  text.textContent = WORDS[locale].text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${buttons.button} ${buttons.outline} ${buttons.small}`;
  button.textContent = WORDS[locale].retry;
  const again = () => {
    window.removeEventListener('online', again);
    bar.remove();
    retry();
  };
  button.addEventListener('click', again);
  window.addEventListener('online', again);
  inner.append(text, button);
  bar.append(inner);
  document.body.append(bar);
}
