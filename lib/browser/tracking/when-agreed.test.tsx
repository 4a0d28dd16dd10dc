import { giveConsent } from '@/lib/browser/consent/use-consent';
import { whenAgreed } from './when-agreed';

const forget = () => (document.cookie = 'consent=; path=/; max-age=0');
beforeEach(forget);

function queue() {
  const passed: string[] = [];
  return { passed, push: whenAgreed<string>('statistics', (item) => passed.push(item)) };
}

test('TRK-03: calls before the choice are queued and run in order after consent', () => {
  const { passed, push } = queue();
  push('first');
  push('second');
  expect(passed).toEqual([]);
  giveConsent(['statistics']);
  push('third');
  expect(passed).toEqual(['first', 'second', 'third']);
});

test('TRK-03: a rejection drops queued and later calls', () => {
  const { passed, push } = queue();
  push('before');
  giveConsent(['media', 'marketing']);
  push('after');
  expect(passed).toEqual([]);
});

test('TRK-03: consent after a rejection does not report the time before', () => {
  const { passed, push } = queue();
  push('before');
  giveConsent([]);
  push('refused');
  giveConsent(['statistics']);
  push('after');
  expect(passed).toEqual(['after']);
});

test('TRK-03: the queue of a page without a choice is limited', () => {
  const { passed, push } = queue();
  for (let at = 0; at < 500; at += 1) push(String(at));
  giveConsent(['statistics']);
  expect(passed).toHaveLength(200);
  expect(passed.at(-1)).toBe('499');
});
