import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import { DOMParser, Fragment, type Node } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { Plugin, type EditorState, type Command, type Transaction } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import type { RichTextFieldInput } from '@/lib/studio/studio/field-input';
import { RICH_MARKS } from '@/lib/studio/studio/rich-node';
import { indent, outdent, setMark } from './text-commands';
import { textSchema } from './text-schema';

const { nodes } = textSchema;

/** Marks changes that come from outside of the editor. */
export const FROM_OUTSIDE = 'fromOutside';

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

const KEYS: Record<string, Command> = {
  Enter: chainCommands(splitListItem(nodes.listItem), baseKeymap['Enter'] ?? lineBreak),
  'Shift-Enter': lineBreak,
  // In a table Tab leads from cell to cell. Elsewhere, and in the last cell, it leaves the editor, as it leaves
  // every field.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
  'Mod-]': indent,
  'Mod-[': outdent,
  Backspace: chainCommands(
    (state, dispatch, view) =>
      state.selection.empty && view?.endOfTextblock('backward', state) === true
        ? state.selection.$from.node(-1)?.type === nodes.listItem &&
          state.selection.$from.index(-1) === 0 &&
          liftListItem(nodes.listItem)(state, dispatch)
        : false,
    baseKeymap['Backspace'] ?? (() => false),
  ),
};

function markKeys({ marks }: RichTextFieldInput): Record<string, Command> {
  const keys = {
    'Mod-b': 'bold',
    'Mod-i': 'italic',
    'Mod-u': 'underline',
    'Mod-e': 'code',
  } as const;
  return Object.fromEntries(
    Object.entries(keys).map(([key, type]): [string, Command] => [
      key,
      // Also without effect, so that the key does nothing else.
      marks.includes(type) ? setMark(type) : () => true,
    ]),
  );
}

/** Keys of the text; those that do something here are no commands of the page around it. */
function keys(bindings: Record<string, Command>): Plugin {
  const handle = keydownHandler(bindings);
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const isDone = handle.call(this, view, event);
        if (isDone) event.stopPropagation();
        return isDone;
      },
    },
  });
}

export interface TextOptions {
  input: RichTextFieldInput;
  /** False where the page around it has an undo that covers its texts. */
  hasOwnUndo: boolean;
  /** Leads to the toolbar, as in other editors of texts. */
  onTools: () => void;
}

export function textPlugins({ input, hasOwnUndo, onTools }: TextOptions): Plugin[] {
  const own = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
  const toTools: Command = () => {
    onTools();
    return true;
  };
  return [
    ...(hasOwnUndo ? [history(), keys(own)] : []),
    keys({ ...markKeys(input), ...KEYS, 'Alt-F10': toTools }),
    keys(baseKeymap),
    gapCursor(),
    tableEditing(),
  ];
}

/** Nodes of the schema and what the content API calls them. */
const PASTED: Readonly<Record<string, readonly string[]>> = {
  bulletList: ['unordered-list'],
  orderedList: ['ordered-list'],
  listItem: ['unordered-list', 'ordered-list'],
  quote: ['blockquote'],
  rule: ['hr'],
  table: ['table'],
  tableRow: ['table'],
  tableCell: ['table'],
  tableHeader: ['table'],
};

/** Reads what is pasted, without what the field does not allow: its words are paragraphs then. */
export function pasteParser({ nodes: allowed, marks }: RichTextFieldInput): DOMParser {
  const { schema, rules } = DOMParser.fromSchema(textSchema);
  return new DOMParser(
    schema,
    rules.filter((rule) => {
      const { mark, attrs } = rule;
      const node = 'node' in rule ? String(rule.node) : '';
      if (mark !== undefined)
        return !RICH_MARKS.some((type) => type === mark) || marks.some((type) => type === mark);
      if (node === 'heading') return allowed.includes(`heading-${attrs?.['level']}`);
      return PASTED[node]?.some((name) => allowed.includes(name)) ?? true;
    }),
  );
}

interface Difference {
  from: number;
  to: number;
  replacement: Fragment;
}

/** The part of a line that differs. */
function lineDifference({ content }: Node, next: Node, start: number): Difference {
  const from = content.findDiffStart(next.content) ?? 0;
  const { a, b } = content.findDiffEnd(next.content) ?? { a: 0, b: 0 };
  // What is equal at both ends may be counted twice.
  const overlap = Math.max(0, from - Math.min(a, b));
  const replacement = next.content.cut(from, b + overlap);
  return { from: start + from, to: start + a + overlap, replacement };
}

const isSameNode = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

/** The nodes that differ, or the part of the only one that does. */
function nodeDifference(present: Node, next: Node, start = 0): Difference {
  if (present.inlineContent) return lineDifference(present, next, start);
  const [old, fresh] = [present.children, next.children];
  const shorter = Math.min(old.length, fresh.length);
  let before = 0;
  while (before < shorter && isSameNode(old[before], fresh[before])) before++;
  let behind = 0;
  while (behind < shorter - before && isSameNode(old.at(-1 - behind), fresh.at(-1 - behind)))
    behind++;
  const from = start + Fragment.from(old.slice(0, before)).size;
  const [changed, replacing] = [old, fresh].map((all) => all.slice(before, all.length - behind));
  const [one, other] = [changed?.[0], replacing?.[0]];
  const isOnly = changed?.length === 1 && replacing?.length === 1;
  if (isOnly && one && other && !one.isLeaf && one.sameMarkup(other))
    return nodeDifference(one, other, from + 1);
  return { from, to: from + Fragment.from(changed).size, replacement: Fragment.from(replacing) };
}

/** Replaces what differs from another document, so that the cursor stays where it is. */
export function changedTo({ doc, tr }: EditorState, next: Node): Transaction | null {
  if (doc.content.eq(next.content)) return null;
  const { from, to, replacement } = nodeDifference(doc, next);
  return tr
    .replaceWith(from, to, replacement)
    .setMeta('addToHistory', false)
    .setMeta(FROM_OUTSIDE, true);
}
