import { renderHook } from '@testing-library/react';
import type { SearchService } from './search-service';
import { SearchServiceProvider, useSearchService } from './search-service-context';

const hosted: SearchService = { appId: 'APP', searchKey: 'key', host: null, protocol: 'https' };

const serviceBelow = (service: SearchService) =>
  renderHook(useSearchService, {
    wrapper: ({ children }) => (
      <SearchServiceProvider value={service}>{children}</SearchServiceProvider>
    ),
  });

test('requests a service of our own on the page’s origin', () => {
  const { result, rerender } = serviceBelow({ ...hosted, host: '/_search', protocol: 'http' });
  const first = result.current;
  expect(first).toEqual({ ...hosted, host: 'localhost/_search', protocol: 'http' });
  rerender();
  expect(result.current).toBe(first);
});

test('requests the hosted service at the address in the page’s props', () => {
  expect(serviceBelow(hosted).result.current).toBe(hosted);
});
