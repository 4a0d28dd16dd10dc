import { Fragment, memo, useContext, type ComponentType, type ReactNode } from 'react';
import type { BlockProps, BlockType } from '@/lib/cms/content/block';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { useAudienceVisitor } from '@/lib/cms/visibility/visitor-context';
import { BlockBoundary } from './block-boundary';
import { blocks as definitions } from './blocks';
import { DraftContext } from './draft-context';
import { FailedBlocks } from './failed-blocks';

interface Props {
  blocks: readonly BlockInstance[];
  region: 'header' | 'main' | 'nested';
  /** Server time in epoch milliseconds at which ended blocks are removed; `null` keeps all. */
  now: number | null;
  /** Id of the block with the page's main heading and first picture. */
  leadingId?: string | null;
  /** Shown below the page's heading, or first if there is none. */
  belowHeading?: ReactNode;
}

interface BlockOfList {
  block: BlockInstance;
  isFirst: boolean;
}

function Block({ block, isFirst }: BlockOfList) {
  // TypeScript cannot correlate type, fields and component; the registry's own type checks every
  // line of the map.
  const Known = definitions[block.type].component as ComponentType<BlockProps<BlockType>>;
  const fields = block.fields as BlockProps<BlockType>['fields'];
  const { id, until, loaded } = block;
  return (
    <Known
      id={id}
      fields={fields}
      until={until}
      isFirst={isFirst}
      {...(loaded !== undefined && { loaded })}
    />
  );
}

/** Whether the block starts a list, above which a heading stays compact. */
const isList = ({ type }: BlockInstance) => type === 'productList' || type === 'searchResults';

/**
 * A block in the element by which style sheets, editors' tools and tests find it. Memoized, so that
 * one block's change of visibility does not render the others again.
 */
const Framed = memo(function Framed({ block, isFirst }: BlockOfList) {
  const draft = useContext(DraftContext);
  const { id, type } = block;
  return (
    <div data-block={id} data-audience={block.visitor?.audience} {...draft?.tagOf(id, type)}>
      <BlockBoundary blockId={id} blockType={type} content={block}>
        <Block block={block} isFirst={isFirst} />
      </BlockBoundary>
    </div>
  );
});

/** Blocks of a region that are currently visible to this visitor, in the editor's order. */
export function BlockList({ blocks, region, now, leadingId = null, belowHeading }: Props) {
  const { isShown } = useAudienceVisitor();
  const draft = useContext(DraftContext);
  const failed = useContext(FailedBlocks);
  const shown = blocks.filter(
    ({ id, until, visitor }) =>
      (now === null || until === null || now < until) && (!visitor || isShown(visitor, id)),
  );
  const headed = shown.findIndex(({ id }) => id === leadingId);
  return (
    <div data-blocks={region} data-with-list={shown.some(isList) || undefined}>
      {headed === -1 && belowHeading}
      {shown.map((block, index) => (
        <Fragment key={block.id}>
          {region !== 'nested' && draft?.notesBefore(region, block.id)}
          {failed.includes(block.id) ? (
            draft?.noteOfFailure(block.id, block.type)
          ) : (
            <Framed block={block} isFirst={block.id === leadingId} />
          )}
          {index === headed && belowHeading}
        </Fragment>
      ))}
      {region !== 'nested' && draft?.notesBefore(region, 'end')}
    </div>
  );
}
