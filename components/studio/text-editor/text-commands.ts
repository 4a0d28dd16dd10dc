import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, Mark, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  NodeSelection,
  Selection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { richTarget, type RichMark } from '@/lib/studio/studio/rich-node';
import { textSchema } from './text-schema';

const { nodes, marks } = textSchema;

/** Whether the cursor, or all that is selected, is inside a node of a type. */
export function isInside({ selection: { $from } }: EditorState, ...types: NodeType[]): boolean {
  for (let depth = $from.depth; depth > 0; depth--)
    if (types.includes($from.node(depth).type)) return true;
  return false;
}

/** Level of the heading at the cursor; 0 for a paragraph. */
export function levelAt({ selection: { $from } }: EditorState): number {
  return $from.parent.type === nodes.heading ? Number($from.parent.attrs['level']) : 0;
}

export const setLevel = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

export function hasMark({ selection, storedMarks, doc }: EditorState, type: RichMark): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return marks[type].isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, marks[type]);
}

export const setMark = (type: RichMark): Command => toggleMark(marks[type]);

/** Position of the innermost list around the cursor; `null` outside of one. */
function listAt({ selection: { $from } }: EditorState): { pos: number; node: Node } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === nodes.bulletList || node.type === nodes.orderedList)
      return { pos: $from.before(depth), node };
  }
  return null;
}

export type ListType = 'bulletList' | 'orderedList';

export const isInList = (state: EditorState, type: ListType): boolean =>
  listAt(state)?.node.type === nodes[type];

/** Makes a list of what is selected, changes the kind of its list, or takes it out of the list. */
export const setList =
  (type: ListType): Command =>
  (state, dispatch) => {
    const list = listAt(state);
    if (!list) return wrapInList(nodes[type])(state, dispatch);
    if (list.node.type === nodes[type]) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodes[type], list.node.attrs));
    return true;
  };

export const indent: Command = sinkListItem(nodes.listItem);
export const outdent: Command = liftListItem(nodes.listItem);

export const isInQuote = (state: EditorState): boolean => isInside(state, nodes.quote);
export const setQuote: Command = (state, dispatch) =>
  isInQuote(state) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch);

/** Position of a node that was put into a document. */
function positionOf(doc: Node, inserted: Node): number {
  let found = 0;
  doc.descendants((node, pos) => {
    if (node === inserted) found = pos;
    return node !== inserted;
  });
  return found;
}

/** Puts a block in place of the selection, and the cursor behind it or at its beginning. */
const insertBlock =
  (block: Node, cursor: 'behind' | 'inside' = 'behind'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const { depth } = $from;
    const parent = $from.node(depth > 0 && $from.parent.isTextblock ? depth - 1 : depth);
    if (!parent.type.contentMatch.matchType(block.type)) return false;
    const tr = state.tr.replaceSelectionWith(block);
    const behind = tr.doc.resolve(tr.selection.from);
    const from = cursor === 'behind' ? behind : tr.doc.resolve(positionOf(tr.doc, block));
    const next = Selection.findFrom(from, 1, true);
    dispatch?.((next ? tr.setSelection(next) : tr).scrollIntoView());
    return true;
  };

export const insertRule: Command = (state, dispatch) =>
  insertBlock(nodes.rule.create())(state, dispatch);

/** Embeds an entry or asset: as a block of its own, or in the line. */
export function embed(kind: 'Entry' | 'Asset', id: string, isInline: boolean): Command {
  const nodeType = `embedded-${kind.toLowerCase()}-${isInline ? 'inline' : 'block'}`;
  const node = { nodeType, data: richTarget(kind, id), content: [] };
  if (!isInline) return insertBlock(nodes.blockCard.create({ node }));
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.inlineCard.create({ node })).scrollIntoView());
    return state.selection.$from.parent.inlineContent;
  };
}

/** Rows and columns of a new table; the first row has the headings. */
const TABLE_SIZE = 3;

export const insertTable: Command = (state, dispatch) => {
  const cells = (type: NodeType) =>
    Array.from({ length: TABLE_SIZE }, () => type.create(null, nodes.paragraph.create()));
  const rows = Array.from({ length: TABLE_SIZE }, (_, index) =>
    nodes.tableRow.create(null, cells(index === 0 ? nodes.tableHeader : nodes.tableCell)),
  );
  return insertBlock(nodes.table.create(null, rows), 'inside')(state, dispatch);
};

export const isInTable = (state: EditorState): boolean => isInside(state, nodes.table);

/** A command that is not offered where its result is no document, as a list in a header cell. */
const ifValid =
  (command: Command): Command =>
  (state, dispatch) => {
    let change: Transaction | undefined;
    try {
      command(state, (transaction) => {
        change = transaction;
      });
      change?.doc.check();
    } catch (error) {
      // ProseMirror's error for content that a node cannot have.
      if (error instanceof RangeError) return false;
      throw error;
    }
    if (change) dispatch?.(change);
    return change !== undefined;
  };

export const TABLE_COMMANDS = {
  addRowBefore,
  addRow: addRowAfter,
  addColumnBefore,
  addColumn: addColumnAfter,
  headerRow: ifValid(toggleHeaderRow),
  headerColumn: ifValid(toggleHeaderColumn),
  mergeCells: ifValid(mergeCells),
  splitCell: ifValid(splitCell),
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

/** The link at the cursor or in the selection, with its range. */
export function linkAt(state: EditorState): { mark: Mark; from: number; to: number } | null {
  const { $from, from, to } = state.selection;
  const start = $from.start();
  let found: { mark: Mark; from: number; to: number } | null = null;
  $from.parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks);
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    if (!mark) return;
    // Neighbours with one link, which differ in other marks only, are one link.
    if (found?.to === begin && found.mark.eq(mark)) found.to = end;
    else if (!found || found.to < from) found = { mark, from: begin, to: end };
  });
  // Assigned in the callback, which the compiler does not follow.
  const link = found as { mark: Mark; from: number; to: number } | null;
  return link && link.from <= from && link.to >= to ? link : null;
}

/** Makes the selection a link, or changes the link at the cursor; without attributes it removes it. */
export const setLink =
  (attrs: Attrs | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    if (from === to) return false;
    const tr = state.tr.removeMark(from, to, marks.link);
    dispatch?.(attrs ? tr.addMark(from, to, marks.link.create(attrs)) : tr);
    return true;
  };

/** The stored node of the selected card; `null` if none is selected. */
export function selectedCard({ selection }: EditorState): Node | null {
  return selection instanceof NodeSelection && 'node' in selection.node.attrs
    ? selection.node
    : null;
}

export const removeSelected: Command = ({ selection, tr }, dispatch) => {
  if (selection.empty) return false;
  dispatch?.(tr.deleteSelection());
  return true;
};
