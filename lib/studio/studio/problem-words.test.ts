import { execFileSync } from 'node:child_process';
import { problemDe, problemEn } from './problem-messages';
import { NO_RESPONSE, problemWords } from './problem-words';
import { studioMessages } from './messages';

test('a request without a response has words of its own', () => {
  expect(problemWords(NO_RESPONSE, studioMessages('de'))).toMatch(/^Es kam keine Antwort/);
});

test('a known title is shown in the editor’s language, another as it came', () => {
  expect(problemWords('404 No such entry', studioMessages('de'))).toBe(
    'Diesen Eintrag gibt es nicht mehr.',
  );
  expect(problemWords('409 Version mismatch error VersionMismatch', studioMessages('en'))).toBe(
    problemEn['VersionMismatch'],
  );
  expect(problemWords('422 Something new', studioMessages('de'))).toBe('422 Something new');
});

test('every title that is translated is one of the routes', () => {
  const routes = ['pages/api/studio', 'lib/studio/studio', 'lib/studio/editor'];
  const source = execFileSync('grep', ['-rhE', 'problem(For)?\\(', ...routes], {
    encoding: 'utf8',
  });
  const titles = Object.keys(problemDe).filter((title) => title !== 'VersionMismatch');
  expect(titles.filter((title) => !source.includes(title))).toEqual([]);
});
