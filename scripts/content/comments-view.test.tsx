import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentsView } from '@/components/studio/comments-view';
import { showAt, studio, takeRequests } from './testing/studio-view.fixture';

const requests = takeRequests();

const comment = (id: string, mentioned: string | null, block: string | null = 'Hero') => ({
  id,
  node: 'home',
  entry: 'hero',
  text: `Text of ${id}`,
  author: 'ben@example.org',
  mentioned,
  writtenAt: Date.parse('2026-11-20T12:00:00Z'),
  isResolved: false,
  page: 'Winter',
  block,
});

const show = (comments = [comment('one', null), comment('two', 'anna@example.org')]) =>
  showAt(
    '/studio/comments',
    <CommentsView
      studio={{ ...studio, mentions: 1 }}
      editor="anna@example.org"
      isResolved={false}
      comments={comments}
    />,
  );

test('ED-10: comments that mention an editor stand first, and their number in the sections', () => {
  show();
  const own = screen.getByRole('region', { name: 'For you' });
  expect(within(own).getByText('Text of two')).toBeVisible();
  expect(within(own).queryByText('Text of one')).toBeNull();
  const sections = screen.getByRole('navigation', { name: 'Sections of the studio' });
  expect(within(sections).getByRole('link', { name: 'Comments (1)' })).toBeVisible();
});

test('ED-10: a comment leads to its block in the composer', () => {
  show();
  const [link] = screen.getAllByRole('link', { name: 'Winter: Hero' });
  expect(link).toHaveAttribute('href', '/studio/compose?node=home&block=hero');
});

test('ED-10: the link of a comment says that its block was deleted', () => {
  show([comment('one', null, null)]);
  expect(screen.getByRole('link', { name: 'Winter: a deleted block' })).toBeVisible();
});

test('ED-10: a comment is resolved in the list', async () => {
  show();
  const own = screen.getByRole('region', { name: 'For you' });
  await userEvent.click(within(own).getByRole('button', { name: 'Resolve' }));
  expect(requests.sent).toEqual([{ action: 'resolve', id: 'two', isResolved: true }]);
});
