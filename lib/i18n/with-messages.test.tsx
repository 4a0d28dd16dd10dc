import { render, screen } from '@testing-library/react';
import { LANGUAGES } from '@/lib/page-context/locale';
import { messagesFor, messagesOf } from './messages';
import { withMessages } from './with-messages';
import { useMessages, MessagesProvider } from './use-messages';

function Late() {
  const { icons, search } = useMessages();
  return `${icons.search} / ${search.title}`;
}

test.each(LANGUAGES)('GEN-02: a part that comes late brings every word in %s', async (language) => {
  document.documentElement.lang = language;
  expect(await withMessages(Promise.resolve('part'))).toBe('part');
  render(
    <MessagesProvider messages={messagesOf(language, ['icons'])}>
      <Late />
    </MessagesProvider>,
  );
  const { icons, search } = messagesFor(language);
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('words of another language are not a page’s', async () => {
  document.documentElement.lang = 'fr';
  await withMessages(Promise.resolve());
  render(
    <MessagesProvider messages={messagesFor('pl')}>
      <Late />
    </MessagesProvider>,
  );
  const { icons, search } = messagesFor('pl');
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('a part that cannot be had is refused as it was', async () => {
  const refusal = new TypeError('offline');
  await expect(withMessages(Promise.reject(refusal))).rejects.toBe(refusal);
});
