import type { GetServerSideProps } from 'next';
import { ContentView, type ContentViewProps } from '@/components/studio/content-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { filterOf, isSearch, readSearch } from '@/lib/studio/studio/content-search';
import { studioTypes } from '@/lib/studio/studio/field-inputs.server';
import { loadTree } from '@/lib/studio/studio/load-tree.server';
import { findAssets, findEntries } from '@/lib/studio/studio/read-entries.server';
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
    const [tree, entries, assets] = await Promise.all([
      loadTree(search.project),
      isSearch(search) ? findEntries(search.query, search.type ? [search.type] : [], filter) : null,
      isSearch(search) && !search.type ? findAssets(search.query, filter) : null,
    ]);
    return { search, tree, types, found: entries && { entries, assets } };
  });

export default function StudioPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ContentView {...props} />;
}
