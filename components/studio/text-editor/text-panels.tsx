import type { Attrs } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { RichTextFieldInput } from '@/lib/studio/studio/field-input';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { richTarget, richTargetId } from '@/lib/studio/studio/rich-node';
import { editorHref, type EntitySummary } from '@/lib/studio/studio/studio-entry';
import { EntityPicker } from '@/components/studio/reference-control';
import { cardLabel } from './text-cards';
import { embed, linkAt, removeSelected, selectedCard, setLink } from './text-commands';
import styles from './text-editor.module.css';

/** Panel with the input that a change needs, such as the address of a link. */
export type TextPanel = 'link' | 'embedEntry' | 'embedInline' | 'embedAsset';

/** Node that a field has to allow for a panel. */
const NEEDS: readonly (readonly [TextPanel, string, string])[] = [
  ['link', 'hyperlink', '↗'],
  ['embedEntry', 'embedded-entry-block', '▤'],
  ['embedInline', 'embedded-entry-inline', '▭'],
  ['embedAsset', 'embedded-asset-block', '▨'],
];

/** Panels of a field, with the sign of their button. */
export const panelsOf = ({ nodes }: RichTextFieldInput) =>
  NEEDS.filter(([, name]) => nodes.includes(name)).map(([panel, , sign]) => ({ panel, sign }));

export interface PanelProps {
  state: EditorState;
  input: RichTextFieldInput;
  controlId: string;
  messages: StudioMessages;
  linked: Readonly<Record<string, EntitySummary>>;
  run: (command: Command) => void;
  onKnown: (entity: EntitySummary) => void;
  onClose: () => void;
}

/** Entries and assets that a link may lead to, beside addresses. */
function LinkTargets({
  onPick,
  ...props
}: PanelProps & { onPick: (entity: EntitySummary) => void }) {
  const { input, controlId, messages } = props;
  const targets = [
    ['entry-hyperlink', messages.text.entry, { kind: 'entries', types: ['node'] }],
    ['asset-hyperlink', messages.text.asset, { kind: 'assets' }],
  ] as const;
  return targets
    .filter(([nodeType]) => input.nodes.includes(nodeType))
    .map(([nodeType, label, from]) => (
      <EntityPicker
        key={nodeType}
        input={from}
        controlId={`${controlId}-${nodeType}`}
        label={`${messages.text.link}: ${label}`}
        messages={messages}
        onPick={onPick}
      />
    ));
}

function LinkPanel(props: PanelProps) {
  const { state, messages, linked, run, onKnown, onClose } = props;
  const { text } = messages;
  const id = useId();
  const link = linkAt(state);
  const attrs: Attrs = link?.mark.attrs ?? {};
  const [uri, setUri] = useState(String(attrs['data']?.uri ?? ''));
  const set = (next: Attrs | null) => {
    run(setLink(next));
    onClose();
  };
  const pick = (entity: EntitySummary) => {
    onKnown(entity);
    const nodeType = entity.kind === 'Entry' ? 'entry-hyperlink' : 'asset-hyperlink';
    set({ nodeType, data: richTarget(entity.kind, entity.id) });
  };
  if (!link && state.selection.empty) return <output>{text.selectFirst}</output>;
  const target = richTargetId({ data: attrs['data'] ?? {} });
  const apply = () => set({ nodeType: 'hyperlink', data: { uri: uri.trim() } });
  return (
    <>
      {target && <p>{`${text.linkTo}: ${linked[target]?.title ?? text.entry}`}</p>}
      <label className={styles.address} htmlFor={id}>
        {text.address}
        <input
          id={id}
          type="text"
          list="studio-links"
          value={uri}
          onChange={(event) => setUri(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !uri.trim()) return;
            event.preventDefault();
            apply();
          }}
        />
      </label>
      <div className={styles.actions}>
        <Button look="secondary" disabled={!uri.trim()} onClick={apply}>
          {text.setLink}
        </Button>
        {link && (
          <Button look="secondary" onClick={() => set(null)}>
            {text.removeLink}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      <LinkTargets {...props} onPick={pick} />
    </>
  );
}

function EmbedPanel({ panel, ...props }: PanelProps & { panel: Exclude<TextPanel, 'link'> }) {
  const { input, controlId, messages, run, onKnown, onClose } = props;
  return (
    <EntityPicker
      input={panel === 'embedAsset' ? { kind: 'assets' } : { kind: 'entries', types: input.types }}
      controlId={`${controlId}-embed`}
      label={messages.text[panel]}
      messages={messages}
      onClose={onClose}
      onPick={(entity) => {
        onKnown(entity);
        run(embed(entity.kind, entity.id, panel === 'embedInline'));
        onClose();
      }}
    />
  );
}

/** The form of a tool that needs an answer. */
export function TextToolPanel({ panel, ...props }: PanelProps & { panel: TextPanel }) {
  return (
    <fieldset className={styles.panel}>
      <legend>{props.messages.text[panel]}</legend>
      {panel === 'link' ? <LinkPanel {...props} /> : <EmbedPanel {...props} panel={panel} />}
    </fieldset>
  );
}

/** What the selected card stands for, with a link to it. */
export function SelectedCard({ state, linked, messages, run }: PanelProps) {
  const node: unknown = selectedCard(state)?.attrs['node'];
  if (!node) return null;
  const { kind, title } = cardLabel(node, linked, messages);
  const entity = linked[richTargetId(Object(node))];
  return (
    <output className={styles.selected}>
      {`${messages.text.selected}: ${kind} ${title}`}
      {entity && <a href={editorHref(entity)}>{messages.text.open}</a>}
      <Button look="quiet" onClick={() => run(removeSelected)}>
        {messages.text.remove}
      </Button>
    </output>
  );
}
