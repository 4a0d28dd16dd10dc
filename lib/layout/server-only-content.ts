import { serverOnly } from './with-server-only';
import type { Alternate } from '@/lib/routes/alternates';
import type { PageHeadContent } from './page-head-content';
import type { Navigation, NavigationEntry } from './site-frame';

/** The tree that a page's heads belong to: the server writes every link of it. */
export const navigationTree = serverOnly<Navigation, readonly NavigationEntry[]>('navigation-tree');

/** A page's addresses for search engines, which read documents. */
export const pageAlternates = serverOnly<PageHeadContent, readonly Alternate[]>('alternates');
