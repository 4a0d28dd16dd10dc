import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { Activity, use, useContext, useEffect, type ReactNode } from 'react';
import { leaveAsleep } from '@/lib/app-shell/late-life';
import type { BlockType } from '@/lib/content/block';
import { everyBlock } from '@/lib/content/every-block';
import type { BlockInstance } from '@/lib/content/resolve-page';
import { useIsHydrated } from '@/lib/page-context/use-is-hydrated';
import { useTookOver } from '@/lib/page-context/use-took-over';
import { blockComponents } from './components';
import { LateModules } from './late-modules';

/** Blocks that begin a page: they come with it. */
const BEGINNING = 2;

/** Lists are what their page is for; in a form nobody shall write before it is there. */
const NEVER_LATE: ReadonlySet<BlockType> = new Set<BlockType>([
  'competitionForm',
  'contactForm',
  'contactPage',
  'earlyShopForm',
  'newsletterPage',
  'parcelTracking',
  'productList',
  'searchResults',
]);

/** Whether the code of a block of the page's main part comes when the page is at rest. */
export const isLate = (block: BlockInstance, place: number): boolean =>
  place >= BEGINNING && !everyBlock(block).some(({ type }) => NEVER_LATE.has(type));

/** What `dynamic` gives knows how to ask for its code, in a place its type keeps to itself. */
function loadType(type: BlockType): Promise<unknown> {
  const { render } = blockComponents[type] as { render?: { preload?: () => Promise<unknown> } };
  return render?.preload?.() ?? Promise.reject(new Error('next/dynamic loads in another way'));
}

/** Asks for the code of a block and of those nested in it: React wants all of its markup at once. */
const load = (block: BlockInstance): Promise<unknown> =>
  Promise.all([...new Set(everyBlock(block).map(({ type }) => type))].map(loadType));

function Written({ children }: { children: ReactNode }) {
  const late = useContext(LateModules);
  const known = useContext(LoadableContext);
  return <LoadableContext value={late ?? known}>{children}</LoadableContext>;
}

interface Props {
  block: BlockInstance;
  children: ReactNode;
}

/** In the browser's first look at the page it waits, and with it the block's markup stays as it is. */
function Sleeping({ block, children }: Props) {
  const isHydrated = useIsHydrated();
  if (typeof window === 'undefined') return <Written>{children}</Written>;
  if (!isHydrated) {
    const sleeper = leaveAsleep(block.id, () => load(block));
    if (!sleeper.isAwake) use(sleeper.awake);
  }
  return children;
}

/** Puts the block to sleep before React comes by, which it does when it has nothing else to do. */
function FallingAsleep({ block }: Pick<Props, 'block'>) {
  const isAsleep = useTookOver();
  useEffect(() => {
    if (isAsleep) leaveAsleep(block.id, () => load(block));
  }, [block, isAsleep]);
  return null;
}

/**
 * A block that the server has written and the browser takes over later: what is below the first
 * screen costs no script until the page is at rest, or somebody touches it.
 * @see https://react.dev/reference/react/Activity
 */
export function LateBlock(props: Props) {
  return (
    <>
      <FallingAsleep block={props.block} />
      <Activity>
        <Sleeping {...props} />
      </Activity>
    </>
  );
}
