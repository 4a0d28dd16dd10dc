import type { GetServerSideProps } from 'next';
import { ContentView, type ContentViewProps } from '@/components/studio/content-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { isProjectId } from '@/lib/shop/project/projects';
import { studioTypes } from '@/lib/studio/studio/field-inputs.server';
import { loadTree } from '@/lib/studio/studio/load-tree.server';
import { findAssets, findEntries } from '@/lib/studio/studio/read-entries.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<ContentViewProps, 'studio'>>;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async (_messages, language) => {
    const wanted = single(query['project']);
    const project = isProjectId(wanted) ? wanted : 'hgg';
    const types = studioTypes(language);
    const type = types.find(({ id }) => id === query['type'])?.id ?? '';
    const words = single(query['query']);
    const [tree, entries, assets] = await Promise.all([
      loadTree(project),
      words || type ? findEntries(words, type ? [type] : []) : null,
      words && !type ? findAssets(words) : null,
    ]);
    return { project, query: words, type, tree, types, found: entries && { entries, assets } };
  });

export default function StudioPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ContentView {...props} />;
}
