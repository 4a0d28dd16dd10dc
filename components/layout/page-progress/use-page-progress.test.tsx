import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { usePageProgress } from './use-page-progress';

const isMarked = () => 'navigating' in document.documentElement.dataset;

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
