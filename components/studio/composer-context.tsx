import { createContext, useContext, useSyncExternalStore } from 'react';
import { PAGE_ZONE, type BlockPosition } from '@/lib/studio/studio/compose-places';
import type { Composed } from '@/lib/studio/studio/compose-history';
import type { ComposeSession } from '@/lib/studio/studio/compose-session';
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

/** The page and the selection. */
export function useComposed(): Composed {
  const { session } = useComposer();
  return useSyncExternalStore(session.subscribe, session.composed, session.composed);
}

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
  const { session } = useComposer();
  const { selected } = useComposed();
  const found = selected === null ? null : session.placed(selected);
  if (!found) return null;
  const { item, place } = found;
  return { id: item.props.id, type: item.type, ...place, count: session.countIn(place.zone) };
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
