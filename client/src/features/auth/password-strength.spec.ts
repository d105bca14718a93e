import { passwordStrength } from './new-password-fields';

it.each([
  { title: 'nothing typed', password: '', score: 0, advice: null },
  { title: 'below the rule', password: 'abc1!', score: 1, advice: 'tooShort' },
  { title: 'a well-known word', password: 'azerty123', score: 2, advice: 'common' },
  { title: 'digits only', password: '12345678', score: 2, advice: 'common' },
  { title: 'a repetition', password: 'abababab', score: 2, advice: 'common' },
  { title: 'the own name', password: 'Benyoucef#7', score: 2, advice: 'personal' },
  { title: 'short and plain', password: 'marhaban', score: 2, advice: 'longer' },
  { title: 'short and varied', password: 'Zit0un-ra', score: 3, advice: 'longer' },
  { title: 'long of one kind', password: 'zitounazerka', score: 3, advice: 'mix' },
  { title: 'a long phrase', password: 'zitouna zerka fi wahran', score: 4, advice: 'good' },
  { title: 'Arabic letters', password: 'زيتونة وهران 1962', score: 4, advice: 'good' },
])('passwordStrength rates $title', ({ password, score, advice }) => {
  expect(passwordStrength(password, 6, ['Amina Benyoucef'])).toEqual({ score, advice });
});
