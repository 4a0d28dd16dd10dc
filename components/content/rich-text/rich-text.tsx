import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, MARKS, type Block, type Inline } from '@contentful/rich-text-types';
import { Fragment, type ElementType, type ReactNode } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { Link, PictureSource, RichTextContent } from '@/lib/cms/content/block';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import { NestedBlocks, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import { SlotSizesProvider, useSlotSizes } from '@/lib/cms/content/slot-sizes';
import styles from './rich-text.module.css';

type RenderNode = NonNullable<Options['renderNode']>[string];

const OPENS: readonly unknown[] = ['page', 'modal', 'shippingInfo', 'external', 'phone'];

/**
 * Reads the link that the server added to the node's data; without it the node is shown as text.
 */
function resolvedLink(link: unknown): Link | null {
  if (typeof link !== 'object' || link === null) return null;
  const { href, opens } = link as { href?: unknown; opens?: unknown };
  return typeof href === 'string' && OPENS.includes(opens) ? (link as Link) : null;
}

/** About `--measure`, the width of the text. */
const TEXT_SIZES = '(min-width: 768px) 40rem, 92vw';

function EmbeddedPicture({ picture }: { picture: PictureSource }) {
  return <Picture src={picture} sizes={useSlotSizes(TEXT_SIZES)} className={styles.picture} />;
}

function EmbeddedBlock({ block }: { block: NestedBlock }) {
  return (
    <SlotSizesProvider value={useSlotSizes(TEXT_SIZES)}>
      <NestedBlocks blocks={[block]} />
    </SlotSizesProvider>
  );
}

/** The content that the server resolved for an embedded node; an unresolved node shows nothing. */
const embeddedIn = ({ data }: Block | Inline) =>
  data as { picture?: PictureSource; block?: NestedBlock };

/** The words of a node, for the name of what it is in. */
const wordsOf = (node: Block['content'][number]): string =>
  'value' in node ? node.value : node.content.map(wordsOf).join('');

/** A table, named by its first row, which scrolls by itself if it is wider than the text. */
function TextTable({ table, children }: { table: Block | Inline; children: ReactNode }) {
  const [head] = table.content;
  const cells = head && 'content' in head ? head.content.map(wordsOf) : [];
  return (
    <section
      className={styles.table}
      aria-label={cells.filter(Boolean).join(', ') || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Renders a cell; the server has checked how many columns and rows it spans. A header without words is none. */
const rendersCell =
  (type: 'td' | 'th'): RenderNode =>
  ({ data, content }, children) => {
    const Element = content.map(wordsOf).join('').trim() === '' ? 'td' : type;
    const { colspan, rowspan } = data as { colspan?: number; rowspan?: number };
    return (
      <Element colSpan={colspan} rowSpan={rowspan}>
        {children}
      </Element>
    );
  };

const rendersAs =
  (Element: ElementType): RenderNode =>
  (_, children) => <Element>{children}</Element>;

const keepWords: RenderNode = (_, children) => children;

/**
 * Renders an unknown node type as its text; neither the renderer's own elements nor properties
 * inherited from Object apply.
 */
const UNKNOWN = Object.fromEntries(
  [
    ...Object.values(BLOCKS),
    ...Object.values(INLINES),
    ...Object.getOwnPropertyNames(Object.prototype),
  ].map((type) => [type, keepWords]),
);

const renderNode: NonNullable<Options['renderNode']> = {
  ...UNKNOWN,
  [BLOCKS.PARAGRAPH]: rendersAs('p'),
  // A page has one first-level heading, which is never in a rich text.
  [BLOCKS.HEADING_1]: rendersAs('h2'),
  [BLOCKS.HEADING_2]: rendersAs('h2'),
  [BLOCKS.HEADING_3]: rendersAs('h3'),
  [BLOCKS.HEADING_4]: rendersAs('h4'),
  [BLOCKS.HEADING_5]: rendersAs('h4'),
  [BLOCKS.HEADING_6]: rendersAs('h4'),
  [BLOCKS.UL_LIST]: rendersAs('ul'),
  [BLOCKS.OL_LIST]: rendersAs('ol'),
  [BLOCKS.LIST_ITEM]: rendersAs('li'),
  [BLOCKS.QUOTE]: rendersAs('blockquote'),
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: (node, children) => <TextTable table={node}>{children}</TextTable>,
  [BLOCKS.TABLE_ROW]: rendersAs('tr'),
  [BLOCKS.TABLE_CELL]: rendersCell('td'),
  [BLOCKS.TABLE_HEADER_CELL]: rendersCell('th'),
  [BLOCKS.EMBEDDED_ASSET]: (node) => {
    const { picture } = embeddedIn(node);
    return picture && <EmbeddedPicture picture={picture} />;
  },
  [BLOCKS.EMBEDDED_ENTRY]: (node) => {
    const { block } = embeddedIn(node);
    return block && <EmbeddedBlock block={block} />;
  },
  [INLINES.HYPERLINK]: (node, children) => {
    const link = resolvedLink(node.data?.['link']);
    return link ? <ContentLink link={link}>{children}</ContentLink> : children;
  },
};

const renderMark: NonNullable<Options['renderMark']> = {
  [MARKS.BOLD]: (text) => <strong>{text}</strong>,
  [MARKS.ITALIC]: (text) => <em>{text}</em>,
};

/** Keeps the editor's line breaks inside a paragraph. */
const renderText = (value: string): ReactNode =>
  value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** Whether the document shows anything; an empty document contains one empty paragraph. */
export function hasContent(document: RichTextContent): boolean {
  const shows = (node: RichTextContent['content'][number] | Block['content'][number]): boolean => {
    if ('value' in node) return node.value.trim() !== '';
    const { picture, block } = embeddedIn(node);
    return Boolean(picture ?? block) || node.content.some(shows);
  };
  return document.content.some(shows);
}

interface Props {
  document: RichTextContent;
  /** Field of the document, for editors in draft mode. */
  tag?: FieldTag | undefined;
}

/** Rich text from the CMS. Markup in its text is escaped. */
export function RichText({ document, tag }: Props) {
  return (
    <div className={styles.root} {...tag}>
      {documentToReactComponents(document, { renderNode, renderMark, renderText })}
    </div>
  );
}
