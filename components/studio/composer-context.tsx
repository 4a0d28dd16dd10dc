import { createUsePuck } from '@puckeditor/core';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ComposeItem } from '@/lib/studio/studio/compose-data';
import { PAGE_ZONE, type BlockPosition } from '@/lib/studio/studio/compose-places';
import type { ComposeSession } from '@/lib/studio/studio/compose-session';
import { asNewBlock } from '@/lib/studio/studio/copied-block';
import { newEntityId } from '@/lib/studio/studio/entity-id';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { TreeStatus } from '@/lib/studio/studio/tree-status';
import type { Choices } from './field-control-props';

export interface ComposerContextValue {
  session: ComposeSession;
  messages: StudioMessages;
  /** Market that the canvas shows: `de-at`. */
  locale: string;
  /** Language of that market, in which content is edited. */
  language: string;
  choices: Omit<Choices, 'linked' | 'onKnown'>;
}

const ComposerContext = createContext<ComposerContextValue | null>(null);

export const ComposerProvider = ComposerContext.Provider;

/** @throws Error outside a composer */
export function useComposer(): ComposerContextValue {
  const value = useContext(ComposerContext);
  if (!value) throw new Error('used outside a composer');
  return value;
}

/** The state of the canvas by a selector; a component re-renders only if its selection changes. */
export const useCanvas = createUsePuck();

export function useTreeStatus(): TreeStatus {
  const { session } = useComposer();
  return useSyncExternalStore(session.subscribe, session.status, session.status);
}

/** Possible targets of fields; chosen ones are remembered for other fields. */
export function useChoices(): Choices {
  const { session, choices } = useComposer();
  const linked = useSyncExternalStore(session.subscribe, session.linked, session.linked);
  return { ...choices, linked, onKnown: (entity) => session.know(entity) };
}

/** Position of an item among its neighbours. */
export interface Selected extends BlockPosition {
  id: string;
  type: string;
  count: number;
}

/** The item whose fields are shown; `null` for the page itself. */
export function useSelected(): Selected | null {
  const id = useCanvas(({ selectedItem }) => selectedItem?.props.id ?? null);
  const type = useCanvas(({ selectedItem }) => selectedItem?.type ?? '');
  const index = useCanvas(({ appState }) => appState.ui.itemSelector?.index ?? 0);
  const zone = useCanvas(({ appState }) => appState.ui.itemSelector?.zone ?? PAGE_ZONE);
  const { session } = useComposer();
  if (id === null) return null;
  return { id, type, index, zone, count: session.countIn(zone) };
}

/**
 * Id of the selection. During a drag, which selects nothing, that of the previous one, because the
 * lists at both ends of the drag must stay mounted.
 */
export function useOpened(): string | null {
  const selected = useCanvas(({ selectedItem }) => selectedItem?.props.id ?? null);
  const isDragging = useCanvas(({ appState }) => appState.ui.isDragging);
  const [opened, setOpened] = useState<string | null>(selected);
  if (!isDragging && selected !== opened) setOpened(selected);
  return opened;
}

/** Editing operations on items; each is one undo step. */
export function useOperations() {
  const { session } = useComposer();
  const dispatch = useCanvas((puck) => puck.dispatch);
  const select = (place: BlockPosition | null) =>
    dispatch({ type: 'setUi', ui: { itemSelector: place }, recordHistory: false });
  return {
    select,
    insert: (componentType: string, { index, zone }: BlockPosition) => {
      const id = `${componentType}-${newEntityId()}`;
      dispatch({
        type: 'insert',
        componentType,
        id,
        recordHistory: true,
        destinationIndex: index,
        destinationZone: zone,
      });
      select({ index, zone });
    },
    /** Inserts a copy of a block with everything inside it, as new entries. */
    paste: (copied: ComposeItem, { index, zone }: BlockPosition) => {
      const item = asNewBlock(copied, session.types, (type) => `${type}-${newEntityId()}`);
      dispatch({
        type: 'insert',
        componentType: item.type,
        id: item.props.id,
        recordHistory: false,
        destinationIndex: index,
        destinationZone: zone,
      });
      // Only this step is undone, because a block without its content was never shown.
      dispatch({
        type: 'replace',
        recordHistory: true,
        destinationIndex: index,
        destinationZone: zone,
        data: item,
      });
      select({ index, zone });
    },
    move: ({ index, zone }: BlockPosition, to: number) => {
      dispatch({
        type: 'reorder',
        recordHistory: true,
        sourceIndex: index,
        destinationIndex: to,
        destinationZone: zone,
      });
      select({ index: to, zone });
    },
    duplicate: ({ index, zone }: BlockPosition) =>
      dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone, recordHistory: true }),
    remove: ({ index, zone }: BlockPosition) => {
      dispatch({ type: 'remove', index, zone, recordHistory: true });
      select(null);
    },
  };
}

/** Position for a new block: after the selected one of the page, or else at its end. */
export function usePlaceForBlock(): () => BlockPosition {
  const selected = useSelected();
  const { session } = useComposer();
  return () =>
    selected?.zone === PAGE_ZONE
      ? { index: selected.index + 1, zone: PAGE_ZONE }
      : { index: session.countIn(PAGE_ZONE), zone: PAGE_ZONE };
}
