import fr from '../../../../public/locales/fr/translation.json';
import { defaultSite } from '../../../app/default-site';
import { createI18n } from '../../../lib/i18n/i18n';
import { knownVariablesRule } from './known-variables-rule';

it('a template with known variables is accepted, and an unknown one is named before it is sent', async () => {
  const { t } = await createI18n('fr', defaultSite('fr').words, { fr: { translation: fr } });
  const check = (text: unknown) => knownVariablesRule({ t }).validator({}, text);
  for (const text of ['', undefined, 'Sans variable', 'Bonjour { name }, {reference}'])
    await expect(check(text)).resolves.toBeUndefined();
  await expect(check('Bonjour {prenom}, {name} {}')).rejects.toThrow(
    'Variable inconnue\u00a0: {prenom} {}.',
  );
});
