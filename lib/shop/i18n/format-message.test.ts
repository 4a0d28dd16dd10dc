import { formatMessage } from './format-message';

test('placeholders are replaced by their values', () => {
  expect(formatMessage('Bis {date}, {time} Uhr', { date: '30. November', time: '23:59' })).toBe(
    'Bis 30. November, 23:59 Uhr',
  );
});

test('a value that looks like a placeholder is not replaced again', () => {
  expect(formatMessage('Alles in {name}', { name: '{time} $& $1' })).toBe('Alles in {time} $& $1');
});

test('a placeholder without a value stays visible', () => {
  expect(formatMessage('Noch {time}', {})).toBe('Noch {time}');
  expect(formatMessage('Noch {toString}', {})).toBe('Noch {toString}');
});
