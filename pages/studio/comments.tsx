import type { GetServerSideProps } from 'next';
import { CommentsView, type CommentsViewProps } from '@/components/studio/comments-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { listEditors } from '@/lib/studio/editor/editor-comments.server';
import { loadComments } from '@/lib/studio/studio/load-comments.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<CommentsViewProps, 'studio'>>;

/** `?resolved=1` */
export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async (_messages, _language, { staffId }) => {
    const isResolved = query['resolved'] === '1';
    const [comments, editors] = await Promise.all([loadComments(isResolved), listEditors()]);
    const editor = editors.find(({ id }) => id === staffId)?.email ?? null;
    return { isResolved, comments, editor };
  });

export default function StudioCommentsPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <CommentsView {...props} />;
}
