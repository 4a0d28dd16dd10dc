import type { GetServerSideProps } from 'next';
import { ContentView, type ContentViewProps } from '@/components/studio/content-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { filterOf, hasAssets, isSearch, readSearch } from '@/lib/studio/studio/content-search';
import { studioTypes } from '@/lib/studio/studio/field-inputs.server';
import { loadTree, templatesOf } from '@/lib/studio/studio/load-tree.server';
import { spaceTags } from '@/lib/studio/studio/entry-tags.server';
import { findAssets } from '@/lib/studio/studio/read-entries.server';
import { searchEntries } from '@/lib/studio/studio/search-entries.server';
import { spaceAuthors } from '@/lib/studio/studio/space-authors.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<ContentViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async (_messages, language) => {
    const types = studioTypes(language);
    const search = readSearch(
      query,
      types.map(({ id }) => id),
    );
    const filter = filterOf(search);
    const [tree, templates, authors, tags, entries, assets] = await Promise.all([
      loadTree(search.project),
      templatesOf(search.project),
      spaceAuthors(),
      spaceTags(),
      isSearch(search) ? searchEntries(search) : null,
      hasAssets(search) ? findAssets(search.query, filter) : null,
    ]);
    return {
      search,
      tree,
      templates,
      types,
      limits: { authors, tags },
      found: entries && { entries, assets },
    };
  });

export default function StudioPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ContentView {...props} />;
}
