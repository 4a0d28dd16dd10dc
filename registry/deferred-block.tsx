import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { Activity, use, useContext, useEffect, type ReactNode } from 'react';
import { deferHydration } from '@/lib/hydration/deferred-hydration';
import type { BlockType } from '@/lib/content/block';
import { everyBlock } from '@/lib/content/every-block';
import type { BlockInstance } from '@/lib/content/resolve-page';
import { useIsHydrated } from '@/lib/hydration/use-is-hydrated';
import { useWasServerRendered } from '@/lib/hydration/use-was-server-rendered';
import { blockComponents } from './components';
import { DeferredModules } from './deferred-modules';

/** Blocks at the start of a page: they are hydrated with it. */
const BEGINNING = 2;

/** Lists are what their page is for; a form must not be filled in before it is hydrated. */
const NEVER_DEFERRED: ReadonlySet<BlockType> = new Set<BlockType>([
  'basket',
  'checkoutAddress',
  'checkoutConfirmation',
  'checkoutPayment',
  'checkoutReview',
  'competitionForm',
  'contactForm',
  'contactPage',
  'earlyShopForm',
  'newsletterPage',
  'parcelTracking',
  'productDetail',
  'productList',
  'searchResults',
]);

/** Whether a block of the page's main part is hydrated only when the page is idle. */
export const isLate = (block: BlockInstance, place: number): boolean =>
  place >= BEGINNING && !everyBlock(block).some(({ type }) => NEVER_DEFERRED.has(type));

/** A `dynamic` component has a function that loads its code; its type does not declare it. */
function loadType(type: BlockType): Promise<unknown> {
  const { render } = blockComponents[type] as { render?: { preload?: () => Promise<unknown> } };
  return render?.preload?.() ?? Promise.reject(new Error('next/dynamic loads in another way'));
}

/** Loads the code of a block and of those nested in it: React hydrates its markup as a whole. */
const load = (block: BlockInstance): Promise<unknown> =>
  Promise.all([...new Set(everyBlock(block).map(({ type }) => type))].map(loadType));

function Written({ children }: { children: ReactNode }) {
  const late = useContext(DeferredModules);
  const known = useContext(LoadableContext);
  return <LoadableContext value={late ?? known}>{children}</LoadableContext>;
}

interface Props {
  block: BlockInstance;
  children: ReactNode;
}

/** Suspends during hydration, so that the block's markup stays as it is. */
function DeferredContent({ block, children }: Props) {
  const isHydrated = useIsHydrated();
  if (typeof window === 'undefined') return <Written>{children}</Written>;
  if (!isHydrated) {
    const deferredPart = deferHydration(block.id, () => load(block));
    if (!deferredPart.isHydrated) use(deferredPart.hydrated);
  }
  return children;
}

/** Defers the block before React hydrates it, which React does when it is idle. */
function DeferredBoundary({ block }: Pick<Props, 'block'>) {
  const isDeferred = useWasServerRendered();
  useEffect(() => {
    if (isDeferred) deferHydration(block.id, () => load(block));
  }, [block, isDeferred]);
  return null;
}

/**
 * A block that is server-rendered and hydrated later: what is below the first screen loads no
 * script until the page is idle or the visitor touches it.
 * @see https://react.dev/reference/react/Activity
 */
export function DeferredBlock(props: Props) {
  return (
    <>
      <DeferredBoundary block={props.block} />
      <Activity>
        <DeferredContent {...props} />
      </Activity>
    </>
  );
}
