import type { EditorState } from 'prosemirror-state';
import { redo, undo } from 'prosemirror-history';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RichTextFieldInput } from '@/lib/studio/studio/field-input';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { RICH_MARKS, type RichMark } from '@/lib/studio/studio/rich-node';
import {
  hasMark,
  indent,
  insertRule,
  insertTable,
  isInList,
  isInQuote,
  isInTable,
  levelAt,
  outdent,
  setLevel,
  setList,
  setMark,
  setQuote,
  TABLE_COMMANDS,
} from './text-commands';
import type { Command } from 'prosemirror-state';
import styles from './text-editor.module.css';

/** Signs on the buttons, which their names explain. */
const SIGNS: Readonly<Record<RichMark, ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
  code: <code>{'<>'}</code>,
  superscript: (
    <>
      x<sup>2</sup>
    </>
  ),
  subscript: (
    <>
      x<sub>2</sub>
    </>
  ),
  strikethrough: <s>S</s>,
};

/** An action of the toolbar: a command, or what opens a panel. */
export interface TextTool {
  name: string;
  sign: ReactNode;
  isOn?: boolean;
  command?: Command;
  act?: () => void;
}

interface Props {
  state: EditorState;
  input: RichTextFieldInput;
  hasOwnUndo: boolean;
  messages: StudioMessages;
  label: string;
  /** Tools that open a panel. */
  panels: readonly TextTool[];
  run: (command: Command) => void;
  /** Puts the focus into the text. */
  onLeave: () => void;
}

const listTools = ({ state, input, messages: { text } }: Props): TextTool[] => {
  const lists = (
    [
      ['bulletList', 'unordered-list', '•'],
      ['orderedList', 'ordered-list', '1.'],
    ] as const
  ).filter(([, name]) => input.nodes.includes(name));
  if (lists.length === 0) return [];
  return [
    ...lists.map(([type, , sign]) => ({
      name: text[type],
      sign,
      isOn: isInList(state, type),
      command: setList(type),
    })),
    { name: text.indent, sign: '⇥', command: indent },
    { name: text.outdent, sign: '⇤', command: outdent },
  ];
};

const blockTools = ({ state, input, messages: { text } }: Props): TextTool[] => [
  ...(input.nodes.includes('blockquote')
    ? [{ name: text.quote, sign: '❝', isOn: isInQuote(state), command: setQuote }]
    : []),
  ...(input.nodes.includes('hr') ? [{ name: text.rule, sign: '―', command: insertRule }] : []),
  ...(input.nodes.includes('table') ? [{ name: text.table, sign: '▦', command: insertTable }] : []),
];

const TABLE_SIGNS: Readonly<Record<keyof typeof TABLE_COMMANDS, string>> = {
  addRowBefore: '↑▭',
  addRow: '↓▭',
  addColumnBefore: '←▯',
  addColumn: '→▯',
  headerRow: '▔',
  headerColumn: '▏',
  mergeCells: '▯▯→▭',
  splitCell: '▭→▯▯',
  deleteRow: '−▭',
  deleteColumn: '−▯',
  deleteTable: '×▦',
};

/** Tools for a table, also one in a field that allows no new ones. */
const tableTools = ({ state, messages: { text } }: Props): TextTool[] =>
  isInTable(state)
    ? (Object.keys(TABLE_COMMANDS) as (keyof typeof TABLE_COMMANDS)[]).map((name) => ({
        name: text.tableCommands[name],
        sign: TABLE_SIGNS[name],
        command: TABLE_COMMANDS[name],
      }))
    : [];

function toolsOf(props: Props): TextTool[] {
  const { state, input, hasOwnUndo, messages, panels } = props;
  const { text } = messages;
  return [
    ...RICH_MARKS.filter((type) => input.marks.includes(type) || hasMark(state, type)).map(
      (type) => ({
        name: text.marks[type],
        sign: SIGNS[type],
        isOn: hasMark(state, type),
        command: setMark(type),
      }),
    ),
    ...listTools(props),
    ...blockTools(props),
    ...panels,
    ...tableTools(props),
    ...(hasOwnUndo
      ? [
          { name: text.undo, sign: '↶', command: undo },
          { name: text.redo, sign: '↷', command: redo },
        ]
      : []),
  ];
}

function LevelChoice({ state, input, messages: { text }, run, label }: Props) {
  const level = levelAt(state);
  const levels = [1, 2, 3, 4, 5, 6].filter(
    (each) => each === level || input.nodes.includes(`heading-${each}`),
  );
  if (levels.length === 0) return null;
  return (
    <select
      aria-label={`${text.kind}: ${label}`}
      value={level}
      onChange={(event) => run(setLevel(Number(event.currentTarget.value)))}
    >
      <option value={0}>{text.paragraph}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {`${text.heading} ${each}`}
        </option>
      ))}
    </select>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Buttons of an editor; one of them is in the tab order, and the arrow keys lead to the others. */
export function TextTools(props: Props) {
  const { state, messages, label, run, onLeave } = props;
  const [current, setCurrent] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const tools = toolsOf(props);
  const focus = (index: number) => {
    setCurrent(index);
    root.current?.querySelectorAll('button')[index]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const { key } = event;
    const step = STEPS[key];
    if (key === 'Escape') onLeave();
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(tools.length - 1);
    else if (step !== undefined) focus((current + step + tools.length) % tools.length);
    else return;
    event.preventDefault();
  };
  const entered = Math.min(current, tools.length - 1);
  return (
    <div className={styles.tools}>
      <LevelChoice {...props} />
      <div
        ref={root}
        role="toolbar"
        tabIndex={-1}
        aria-label={`${messages.text.tools}: ${label}`}
        className={styles.toolbar}
        onKeyDown={move}
      >
        {tools.map(({ name, sign, isOn, command, act }, index) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={isOn}
            aria-disabled={command ? !command(state) : undefined}
            tabIndex={index === entered ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Keeps the selection of the text, which the focus would take away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (act ? act() : command && run(command))}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
