import type { GetServerSideProps } from 'next';
import { NewPageView, type NewPageViewProps } from '@/components/studio/new-page-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { FIRST_PROJECT, isProjectId } from '@/lib/shop/project/projects';
import { loadTree } from '@/lib/studio/studio/load-tree.server';
import { placedNodes } from '@/lib/studio/studio/placed-nodes';
import { entryTitle, loadEntry } from '@/lib/studio/studio/read-entries.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<NewPageViewProps, 'studio'>>;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 64) : '';

/** `?project=hgg&parent=<id of its node>&copyOf=<id of a page>` */
export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const wanted = single(query['project']);
    const project = isProjectId(wanted) ? wanted : FIRST_PROJECT;
    const [tree, original] = await Promise.all([
      loadTree(project),
      loadEntry(single(query['copyOf'])),
    ]);
    const nodes = placedNodes(tree);
    const parent = nodes.find(({ id }) => id === query['parent'])?.id ?? '';
    const copyOf =
      original?.type === 'page' ? { id: original.id, title: entryTitle(original) } : null;
    return { project, parent, copyOf, nodes };
  });

export default function StudioNewPagePage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <NewPageView {...props} />;
}
