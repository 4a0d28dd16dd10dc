import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { usePageProgress } from './use-page-progress';

const isMarked = () => 'navigating' in document.documentElement.dataset;

test('the link that was followed is marked until the next page is shown', () => {
  document.body.innerHTML = '<a href="/de-de/hemden" data-followed="">Hemden</a>';
  const { unmount } = renderHook(usePageProgress);
  Router.events.emit('routeChangeStart', '/de-de/hemden');
  expect(document.querySelector('a[data-followed]')).not.toBeNull();
  Router.events.emit('routeChangeComplete', '/de-de/hemden');
  expect(document.querySelector('a[data-followed]')).toBeNull();
  unmount();
});

test('a document that Back shows as it was left has no progress any more', () => {
  const { unmount } = renderHook(usePageProgress);
  Router.events.emit('routeChangeStart', '/de-de/hemden');
  dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
  unmount();
});

test.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'a page change shows progress from its start to %s',
  (end) => {
    const { unmount } = renderHook(usePageProgress);
    expect(isMarked()).toBe(false);
    Router.events.emit('routeChangeStart', '/de-de/hemden');
    expect(isMarked()).toBe(true);
    Router.events.emit(end, '/de-de/hemden');
    expect(isMarked()).toBe(false);
    unmount();
  },
);
