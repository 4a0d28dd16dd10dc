import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenName, NAME_COOKIE } from '@/lib/studio/editor/editor-name';
import { studioMessages } from '@/lib/studio/studio/messages';
import { EditorName } from './editor-name';

const kept = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME_COOKIE}=`))
    ?.slice(NAME_COOKIE.length + 1);

test('ED-10: an editor without an account gives a name once, which the browser keeps', async () => {
  render(<EditorName given={null} messages={studioMessages('en')} />);
  await userEvent.click(screen.getByText('Your name', { selector: 'summary' }));
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await userEvent.type(name, 'Zoë Müller{Enter}');
  expect(decodeURIComponent(kept() ?? '')).toBe('Zoë Müller');
  expect(screen.getByText('Zoë Müller', { selector: 'summary' })).toBeVisible();
  await userEvent.clear(name);
  await userEvent.tab();
  expect(kept()).toBeUndefined();
});

test('ED-10: a name is one short line that is no email address', () => {
  expect(givenName('  Anna\n\u0007 Maria ')).toBe('Anna Maria');
  expect(givenName('anna@example.org')).toBe('anna example.org');
  expect(givenName('x'.repeat(70))).toHaveLength(60);
  expect(givenName(' @ ')).toBeNull();
  expect(givenName(undefined)).toBeNull();
});
