import type { NodeViewConstructor } from 'prosemirror-view';
import { isRichNode, richTargetId } from '@/lib/studio/studio/rich-node';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './text-editor.module.css';

export interface CardLabel {
  kind: string;
  /** Empty if nothing is known of it. */
  title: string;
  /** Address of a small picture of it. */
  picture: string | null;
}

/** What a card says of the node that it stands for. */
export function cardLabel(
  node: unknown,
  linked: Readonly<Record<string, EntitySummary>>,
  { text, model }: StudioMessages,
): CardLabel {
  const { nodeType, data } = isRichNode(node) ? node : { nodeType: '', data: {} };
  const entity = linked[richTargetId({ data })];
  const known = { title: entity?.title ?? '', picture: entity?.thumbnail ?? null };
  if (nodeType.startsWith('embedded-entry'))
    return { kind: (entity && model.types[entity.type]) ?? text.entry, ...known };
  if (nodeType.startsWith('embedded-asset')) return { kind: text.asset, ...known };
  if (nodeType.startsWith('embedded-resource')) return { kind: text.resource, ...known };
  return { kind: text.other, title: nodeType, picture: null };
}

/** Shows a node that has no editable text as a card; built without React, as the editor's own nodes are. */
export function cardView(
  tag: 'div' | 'span',
  labelOf: (node: unknown) => CardLabel,
): NodeViewConstructor {
  return (node) => {
    const { kind, title, picture } = labelOf(node.attrs['node']);
    const dom = document.createElement(tag);
    dom.className = styles.card ?? '';
    if (picture) {
      const image = document.createElement('img');
      image.src = picture;
      image.alt = '';
      dom.append(image);
    }
    const [label, name] = [document.createElement('span'), document.createElement('strong')];
    label.textContent = kind;
    name.textContent = title;
    dom.append(label, ' ', name);
    return { dom };
  };
}
