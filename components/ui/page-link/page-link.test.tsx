import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { PageLink } from './page-link';

const push = jest.fn().mockResolvedValue(true);

beforeEach(() => {
  push.mockClear();
  // The part of the router that a link uses; the whole one requires a built shop.
  Object.assign(Router, { router: { push } });
});
afterEach(() => Object.assign(Router, { router: null }));

const HREF = '/de-de/hemden?size=5XL';
const link = () => screen.getByRole('link', { name: 'Hemden' });

/** @returns whether the browser itself follows the link */
function click(init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), { button: 0, ...init });
  fireEvent(link(), event);
  return !event.defaultPrevented;
}

test('a link to a page is followed by the router, which loads the page', () => {
  render(<PageLink href={HREF}>Hemden</PageLink>);
  expect(click()).toBe(false);
  expect(push).toHaveBeenCalledWith(HREF, undefined, { unstable_skipClientCache: true });
  expect(link()).toHaveAttribute('data-followed');
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'with %s held the browser follows it, in a new tab',
  (key) => {
    render(<PageLink href={HREF}>Hemden</PageLink>);
    expect(click({ [key]: true })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('a link with another target is followed by the browser', () => {
  render(
    <PageLink href={HREF} target="_blank">
      Hemden
    </PageLink>,
  );
  expect(click()).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('the owner’s click handler runs first, and may prevent the navigation', () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <PageLink href={HREF} onClick={onClick}>
      Hemden
    </PageLink>,
  );
  click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test('the browser follows it before the page is hydrated', () => {
  Object.assign(Router, { router: null });
  render(<PageLink href={HREF}>Hemden</PageLink>);
  expect(click()).toBe(true);
});
