import { render, screen } from '@testing-library/react';
import { LANGUAGES } from '@/lib/page-context/locale';
import { messagesFor, wordsOf } from './messages';
import { withWords } from './with-words';
import { useWords, WordsProvider } from './words';

function Late() {
  const { icons, search } = useWords();
  return `${icons.search} / ${search.title}`;
}

test.each(LANGUAGES)('GEN-02: a part that comes late brings every word in %s', async (language) => {
  document.documentElement.lang = language;
  expect(await withWords(Promise.resolve('part'))).toBe('part');
  render(
    <WordsProvider messages={wordsOf(language, ['icons'])}>
      <Late />
    </WordsProvider>,
  );
  const { icons, search } = messagesFor(language);
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('words of another language are not a page’s', async () => {
  document.documentElement.lang = 'fr';
  await withWords(Promise.resolve());
  render(
    <WordsProvider messages={messagesFor('pl')}>
      <Late />
    </WordsProvider>,
  );
  const { icons, search } = messagesFor('pl');
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('a part that cannot be had is refused as it was', async () => {
  const refusal = new TypeError('offline');
  await expect(withWords(Promise.reject(refusal))).rejects.toBe(refusal);
});
