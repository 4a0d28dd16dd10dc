import { ComposeSession } from './compose-session';
import type { ComposeTypes } from './compose-type';
import type { EditedEntry, PublishState } from './studio-entry';

export const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** An entry as it is edited, with German values. */
export const entry = (
  id: string,
  type: string,
  values: Record<string, unknown> = {},
  state: PublishState = 'published',
): EditedEntry => ({
  id,
  type,
  state,
  version: 3,
  updatedAt: '2026-11-20T12:00:00Z',
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { de: value }])),
});

/** A composer's session of the page `/winter`, whose node is `node`. @param entries the entry `page` among them */
export const composedPage = (entries: readonly EditedEntry[], types: ComposeTypes) =>
  new ComposeSession(
    {
      project: 'hgg',
      path: '/winter',
      nodeId: 'node',
      rootType: 'node',
      article: null,
      pageId: 'page',
      name: 'Winter',
      linked: {},
      entries: [entry('node', 'node', { name: 'Winter', page: link('page') }), ...entries],
    },
    types,
    'de-de',
  );
