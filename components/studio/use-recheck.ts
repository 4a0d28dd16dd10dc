import { useEffect, useEffectEvent, useRef } from 'react';
import type { ContractFault } from '@/lib/studio/studio/contract';
import { getStudio } from '@/lib/studio/studio/studio-client';

interface Checked {
  /** Entries that are published together. */
  ids: readonly string[];
  /** Whether everything that was typed is saved. */
  isSaved: boolean;
  faults: readonly ContractFault[];
  onChecked: (faults: ContractFault[]) => void;
}

/** Checks the contract again after each save while faults are shown, so that mended ones go. */
export function useRecheck({ ids, isSaved, faults, onChecked }: Checked): void {
  const hasTyped = useRef(false);
  const check = useEffectEvent(async (isOver: () => boolean) => {
    const found = await Promise.all(
      ids.map((id) => getStudio(`/api/studio/entry/publish?${new URLSearchParams({ id })}`)),
    );
    const lists = found.map((response) => Object(response).faults);
    // After an outage the faults stay as they were.
    if (!isOver() && lists.every(Array.isArray)) onChecked(lists.flat());
  });
  const hasFaults = faults.length > 0;
  useEffect(() => {
    let isOver = false;
    const isNews = isSaved && hasTyped.current;
    hasTyped.current = !isSaved;
    if (isNews && hasFaults) void check(() => isOver);
    return () => {
      isOver = true;
    };
  }, [isSaved, hasFaults]);
}
