import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { blockTitle, type ComposeItem } from '@/lib/studio/studio/compose-data';
import type { BlockPosition } from '@/lib/studio/studio/compose-places';
import { copiedBlock, copyBlock } from '@/lib/studio/studio/copied-block';
import { useComposer } from './composer-context';

/** Told to this tab, too, which gets no event of its own changes of the storage. */
const COPIED = 'selvedge-copied';

export function CopyBlockButton({ item }: { item: ComposeItem }) {
  const { messages } = useComposer();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    copyBlock(item);
    dispatchEvent(new Event(COPIED));
    setIsCopied(true);
  };
  return (
    <Button look="secondary" onClick={copy}>
      {isCopied ? messages.copying.copied : messages.copying.copy}
    </Button>
  );
}

function useCopied(): ComposeItem | null {
  const { session } = useComposer();
  const [item, setItem] = useState<ComposeItem | null>(null);
  useEffect(() => {
    const read = () => setItem(copiedBlock(session.types));
    read();
    const events = ['storage', COPIED];
    for (const event of events) addEventListener(event, read);
    return () => {
      for (const event of events) removeEventListener(event, read);
    };
  }, [session]);
  return item;
}

/** Pastes the block that was copied last, here or on another page. */
export function PasteButton({
  placeFor,
  types,
}: {
  placeFor: () => BlockPosition;
  types: readonly string[];
}) {
  const { session, messages } = useComposer();
  const copied = useCopied();
  if (!copied || !types.includes(copied.type)) return null;
  return (
    <Button look="secondary" onClick={() => session.paste(copied, placeFor())}>
      {`${messages.copying.paste}: ${blockTitle(copied, session.types)}`}
    </Button>
  );
}
