import { describeDevice } from './sessions-section';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

it('describeDevice names browser and system', () => {
  expect(describeDevice(EDGE)).toEqual({
    browser: 'Microsoft Edge',
    system: 'Windows',
  });
  expect(describeDevice(IPHONE)).toEqual({ browser: 'Safari', system: 'iOS' });
});

it('describeDevice names browsers that call themselves Chrome', () => {
  const chrome = EDGE.slice(0, EDGE.indexOf(' Edg/'));
  expect(describeDevice(chrome)).toEqual({ browser: 'Chrome', system: 'Windows' });
  expect(describeDevice(`${chrome} Vivaldi/7.0`)).toEqual({
    browser: 'Vivaldi',
    system: 'Windows',
  });
});

it('describeDevice leaves out what it cannot recognise', () => {
  expect(describeDevice('Thing (Linux)')).toEqual({ only: 'Linux' });
  expect(describeDevice('curl/8')).toBeNull();
  expect(describeDevice('')).toBeNull();
  expect(describeDevice(null)).toBeNull();
});
