import { useCallback, useEffect, useRef, useState } from 'react';
import {
  changesOf,
  differencesOf,
  retryState,
  withChanges,
  withValue,
  type Difference,
  type SaveState,
} from '@/lib/studio/studio/entry-draft';
import type { SaveFault } from '@/lib/studio/studio/save-faults';
import { postStudio } from '@/lib/studio/studio/studio-client';
import type { EditedEntry, LocalizedFields, PublishState } from '@/lib/studio/studio/studio-entry';

/** Debounce of typing before saving, in milliseconds. */
const PAUSE_MS = 800;
/** Retry delay while the content service is down, in milliseconds. */
const RETRY_MS = 3_000;

/** Result of one attempt; `more` requests another one at once. */
type Saved = 'saved' | 'more' | 'refused' | 'down';

interface Stored {
  fields: LocalizedFields;
  version: number;
}

export interface Draft {
  fields: LocalizedFields;
  /** Stored version; a function, because it changes between two renders. */
  latest(): number;
  publishState: PublishState;
  saveState: SaveState;
  faults: SaveFault[];
  problem: string;
  differences: Difference[];
  isRestored: boolean;
  setValue(field: string, locale: string, value: unknown): void;
  /** Resolves a conflict: for each difference, whether mine is kept. */
  settle(isMine: (difference: Difference) => boolean): void;
  /** Applies the result of another write to the entry. */
  take(version: number, state: PublishState): void;
  /** Saves pending changes at once. @returns whether everything is saved */
  flush(): Promise<boolean>;
}

/** Endpoints that save a draft; an entry and a picture may have the same id. */
const SAVED_BY = { entry: '/api/studio/entry/save', asset: '/api/studio/asset/text' } as const;

const keyOf = ({ id, type }: EditedEntry) =>
  type === 'asset' ? `studio-draft-asset-${id}` : `studio-draft-${id}`;

/** Changes, and the fields they were based on. */
interface Remembered {
  base: LocalizedFields;
  changes: LocalizedFields;
}

/** Unsaved changes of an earlier visit, after a closed browser or an outage. */
function remembered(key: string): Remembered | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isOurs = typeof value === 'object' && value !== null && 'base' in value;
    // Written below by this very page.
    return isOurs ? (value as Remembered) : null;
  } catch {
    return null;
  }
}

function remember(key: string, draft: Remembered): void {
  try {
    if (Object.keys(draft.changes).length > 0) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the browser still saves to the CMS.
  }
}

/**
 * An entry, or a picture's texts, saved automatically as a draft while it is edited. Changes of
 * another editor are never overwritten: they are merged, or shown as differences.
 */
export function useEntryDraft(entry: EditedEntry): Draft {
  const { id } = entry;
  const path = SAVED_BY[entry.type === 'asset' ? 'asset' : 'entry'];
  const key = keyOf(entry);
  const [fields, setFields] = useState(entry.fields);
  const [publishState, setPublishState] = useState(entry.state);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [faults, setFaults] = useState<SaveFault[]>([]);
  const [problem, setProblem] = useState('');
  const [differences, setDifferences] = useState<Difference[]>([]);
  const [isRestored, setIsRestored] = useState(false);
  const stored = useRef<Stored>({ fields: entry.fields, version: entry.version });
  const current = useRef(entry.fields);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  /** Saves again after an outage; a ref, because saving itself starts it. */
  const retry = useRef<() => Promise<boolean>>(() => Promise.resolve(false));
  /** While differences are shown, nothing is saved. */
  const isOpen = useRef(false);

  const edit = useCallback(
    (next: LocalizedFields) => {
      current.current = next;
      setFields(next);
      const base = stored.current.fields;
      // During a conflict the record of its initial state stays.
      if (!isOpen.current) remember(key, { base, changes: changesOf(base, next) });
    },
    [key],
  );

  /** Handles a save by another editor. */
  const meet = useCallback(
    (theirs: LocalizedFields, at: number): boolean => {
      const base = stored.current.fields;
      const mine = changesOf(base, current.current);
      const found = differencesOf(base, theirs, mine);
      isOpen.current = found.length > 0;
      stored.current = { fields: theirs, version: at };
      edit(withChanges(theirs, mine));
      setDifferences(found);
      setSaveState(found.length > 0 ? 'conflict' : 'unsaved');
      return found.length === 0;
    },
    [edit],
  );

  const save = useCallback(async (): Promise<Saved> => {
    if (isOpen.current) return 'refused';
    const sent = current.current;
    const changes = changesOf(stored.current.fields, sent);
    if (Object.keys(changes).length === 0) {
      // What was wrong has been set back.
      setFaults([]);
      setProblem('');
      setSaveState('saved');
      return 'saved';
    }
    setSaveState('saving');
    const { version } = stored.current;
    const response = await postStudio(path, { id, version, fields: changes });
    const body = Object(response.body);
    if (response.ok) {
      stored.current = { fields: sent, version: body.version };
      setPublishState(body.state);
      setFaults([]);
      setProblem('');
      const rest = changesOf(sent, current.current);
      remember(key, { base: sent, changes: rest });
      const isDone = Object.keys(rest).length === 0;
      setSaveState(isDone ? 'saved' : 'unsaved');
      return isDone ? 'saved' : 'more';
    }
    if (response.status === 409 && body.fields)
      return meet(body.fields, body.version) ? 'more' : 'refused';
    const later = retryState(response.status);
    setFaults(response.status === 422 && body.faults ? body.faults : []);
    setProblem(later || body.faults ? '' : response.problem);
    setSaveState(later ?? 'refused');
    return later ? 'down' : 'refused';
  }, [id, path, key, meet]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const saveAll = async () => {
      for (;;) {
        const saved = await save();
        if (saved === 'down') timer.current = setTimeout(() => void retry.current(), RETRY_MS);
        if (saved !== 'more') return saved === 'saved';
      }
    };
    // Saves one at a time, because a parallel save would be rejected for its version.
    while (running.current) await running.current;
    running.current = saveAll().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [save]);
  useEffect(() => {
    retry.current = flush;
  }, [flush]);

  const setValue = useCallback(
    (field: string, locale: string, value: unknown) => {
      edit(withValue(current.current, field, locale, value));
      setSaveState((state) => (state === 'conflict' ? state : 'unsaved'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [edit, flush],
  );

  const settle = useCallback(
    (isMine: (difference: Difference) => boolean) => {
      let next = current.current;
      for (const difference of differences)
        if (!isMine(difference))
          next = withValue(next, difference.field, difference.locale, difference.theirs);
      isOpen.current = false;
      edit(next);
      setDifferences([]);
      setSaveState('unsaved');
      void flush();
    },
    [differences, edit, flush],
  );

  const take = useCallback((at: number, state: PublishState) => {
    stored.current = { ...stored.current, version: at };
    setPublishState(state);
  }, []);

  const latest = useCallback(() => stored.current.version, []);

  useEffect(() => {
    const draft = remembered(key);
    if (draft) {
      const { fields: present, version: at } = stored.current;
      setIsRestored(true);
      stored.current = { fields: draft.base, version: at };
      current.current = withChanges(draft.base, draft.changes);
      if (meet(present, at)) void flush();
    }
    return () => clearTimeout(timer.current);
  }, [key, meet, flush]);

  return {
    fields,
    publishState,
    saveState,
    faults,
    problem,
    differences,
    isRestored,
    latest,
    setValue,
    settle,
    take,
    flush,
  };
}
