import type { GetServerSideProps } from 'next';
import { ChangesView, type ChangesViewProps } from '@/components/studio/changes-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { entryTitles } from '@/lib/studio/studio/entry-titles.server';
import { loadChanges, type Changes } from '@/lib/studio/studio/load-changes.server';
import { loadReleases } from '@/lib/studio/studio/load-releases.server';
import { releasesBetween } from '@/lib/studio/studio/release-state';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { listChoice, readListOptions } from '@/lib/studio/studio/list-options';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

type Props = MaybeDown<Omit<ChangesViewProps, 'studio'>>;

/** Entries that the lists name; an overlap names a type and its entries. */
const idsIn = ({ changes, spans }: Changes): string[] => [
  ...changes.map(({ id }) => id),
  ...spans.flatMap(({ kind, subject }) => (kind === 'overlap' ? subject.split(' ').slice(1) : [])),
];

export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const options = readListOptions(query, [FIRST_PROJECT]);
    const { at, path, ...rest } = options;
    const [found, releases] = await Promise.all([
      loadChanges({ ...rest, from: at ?? Date.now(), path: path || null }),
      loadReleases(),
    ]);
    const { from, until } = found;
    return {
      choice: listChoice(options),
      found,
      titles: await entryTitles(idsIn(found)),
      releases: releasesBetween(releases, from, until),
    };
  });

export default function StudioChangesPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <ChangesView {...props} />;
}
