import 'prosemirror-gapcursor/style/gapcursor.css';
import 'prosemirror-view/style/prosemirror.css';
import { EditorView } from 'prosemirror-view';
import { EditorState, type Command, type Transaction } from 'prosemirror-state';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldControlProps, Choices } from '@/components/studio/field-control-props';
import { isSame } from '@/lib/studio/studio/entry-draft';
import type { RichTextFieldInput } from '@/lib/studio/studio/field-input';
import { DEFAULT_LOCALE, type EntitySummary } from '@/lib/studio/studio/studio-entry';
import { OuterUndo } from './outer-undo';
import { cardLabel, cardView } from './text-cards';
import { readRichText, storedRichText, type Origins } from './text-codec';
import { panelsOf, SelectedCard, TextToolPanel, type TextPanel } from './text-panels';
import { changedTo, FROM_OUTSIDE, pasteParser, textPlugins, type TextOptions } from './text-state';
import { TextTools } from './text-tools';
import styles from './text-editor.module.css';

type EditorProps = FieldControlProps &
  Choices & {
    input: RichTextFieldInput;
    isReadOnly?: boolean;
  };

/** Titles of everything that the text embeds: what the page knows, and what was chosen since. */
function useLinked({ linked, onKnown }: EditorProps) {
  const [picked, setPicked] = useState<Record<string, EntitySummary>>({});
  /** What was chosen, without waiting for the next render, because its card is drawn before. */
  const latest = useRef<Record<string, EntitySummary>>({});
  const know = (entity: EntitySummary) => {
    latest.current[entity.id] = entity;
    setPicked((before) => ({ ...before, [entity.id]: entity }));
    onKnown?.(entity);
  };
  return { all: { ...linked, ...picked }, latest, know };
}

function textAttributes(props: EditorProps): Record<string, string> {
  const { controlId, field, language, isReadOnly = false } = props;
  return {
    id: controlId,
    role: 'textbox',
    lang: field.localized ? language : DEFAULT_LOCALE,
    'aria-multiline': 'true',
    'aria-label': field.label,
    ...(isReadOnly
      ? { 'aria-readonly': 'true', tabindex: '0' }
      : { 'aria-describedby': `${controlId}-help ${controlId}-tools` }),
    ...(field.required && { 'aria-required': 'true' }),
  };
}

type Linked = Readonly<Record<string, EntitySummary>>;

/** ProseMirror's view of a rich text: shows changes from outside, and reports its own. */
function useTextView(props: EditorProps, latest: { current: Linked }, options: TextOptions) {
  const { value, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const origins = useRef<Origins>(new WeakMap());
  /** The value that the view shows. */
  const shown = useRef(value);
  const [state, setState] = useState<EditorState | null>(null);
  const onTransaction = useEffectEvent((into: EditorView, transaction: Transaction) => {
    const next = into.state.apply(transaction);
    into.updateState(next);
    setState(next);
    if (!transaction.docChanged || transaction.getMeta(FROM_OUTSIDE)) return;
    shown.current = storedRichText(next.doc, origins.current);
    onChange(shown.current);
  });
  const labelOf = useEffectEvent((node: unknown) =>
    cardLabel(node, { ...props.linked, ...latest.current }, props.messages),
  );
  const create = useEffectEvent((mount: HTMLElement) => {
    const plugins = textPlugins(options);
    const created: EditorView = new EditorView(
      { mount },
      {
        state: EditorState.create({ doc: readRichText(value, origins.current), plugins }),
        editable: () => props.isReadOnly !== true,
        clipboardParser: pasteParser(props.input),
        attributes: textAttributes(props),
        nodeViews: {
          blockCard: cardView('div', (node) => labelOf(node)),
          inlineCard: cardView('span', (node) => labelOf(node)),
        },
        dispatchTransaction: (transaction) => onTransaction(created, transaction),
      },
    );
    return created;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const created = create(place.current);
    view.current = created;
    setState(created.state);
    return () => {
      view.current = null;
      created.destroy();
    };
  }, []);
  useEffect(() => {
    if (!view.current || isSame(value, shown.current)) return;
    shown.current = value;
    const change = changedTo(view.current.state, readRichText(value, origins.current));
    if (change) view.current.dispatch(change);
  }, [value]);
  return { place, view, state };
}

/** A rich text as it looks, edited in place. What it cannot edit is shown as a card and kept. */
export function TextEditor(props: EditorProps) {
  const { input, controlId, field, messages } = props;
  const { text } = messages;
  const hasOwnUndo = !useContext(OuterUndo);
  const { all, latest, know } = useLinked(props);
  const root = useRef<HTMLDivElement>(null);
  const { place, view, state } = useTextView(props, latest, {
    input,
    hasOwnUndo,
    onTools: () =>
      root.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
  });
  const [panel, setPanel] = useState<TextPanel | null>(null);
  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const close = () => {
    setPanel(null);
    view.current?.focus();
  };
  const shared = { input, messages, run };
  const panelProps = state && {
    ...shared,
    state,
    controlId,
    linked: all,
    onKnown: know,
    onClose: close,
  };
  return (
    <div ref={root} className={styles.root}>
      {state && (
        <TextTools
          {...shared}
          state={state}
          hasOwnUndo={hasOwnUndo}
          label={field.label}
          panels={panelsOf(input).map(({ panel: each, sign }) => ({
            name: text[each],
            sign,
            isOn: panel === each,
            act: () => setPanel(panel === each ? null : each),
          }))}
          onLeave={() => view.current?.focus()}
        />
      )}
      {panelProps && panel && <TextToolPanel key={panel} {...panelProps} panel={panel} />}
      {panelProps && <SelectedCard {...panelProps} />}
      <div ref={place} className={styles.text} />
      <span className={styles.hint} id={`${controlId}-tools`}>
        {text.toolsHelp}
      </span>
    </div>
  );
}

/** A rich text as it looks, which cannot be changed. */
export function ReadOnlyText(props: EditorProps) {
  const { latest } = useLinked(props);
  const options = { input: props.input, hasOwnUndo: false, onTools: () => undefined };
  const { place } = useTextView({ ...props, isReadOnly: true }, latest, options);
  return (
    <div className={styles.root}>
      <div ref={place} className={styles.text} />
    </div>
  );
}
