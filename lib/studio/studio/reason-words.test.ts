import { reasonWords } from './reason-words.server';

const START = Date.parse('2026-12-03T10:00:00Z');

test('ED-02: a German editor reads the window of a hidden entry as a German date', () => {
  const reason = { kind: 'window', phase: 'before', start: START, end: null } as const;
  expect(reasonWords(reason, START - 1, 'de')).toBe(
    'Zeitraum 03.12.2026, 11:00 – offen (Europe/Berlin), beginnt noch',
  );
});
