import { useState } from 'react';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { BulkEdit, BulkPlace } from '@/lib/studio/studio/bulk-edit';
import type { BulkResult } from '@/lib/studio/studio/bulk-edit.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { FoundEntity } from '@/lib/studio/studio/read-entries.server';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { problemWords } from '@/lib/studio/studio/problem-words';

interface Preview {
  edit: BulkEdit;
  places: BulkPlace[];
}

/** Shows what a change of the selected entries would do, and does it. */
export function useBulkEdit(selected: readonly FoundEntity[], messages: StudioMessages) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<BulkResult | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const post = async (body: object) => {
    setIsPending(true);
    const entries = selected.map(({ id, type, version }) => ({ id, type, version }));
    const response = await postStudio('/api/studio/entries', { ...body, entries });
    setProblem(response.ok ? '' : problemWords(response.problem, messages));
    setIsPending(false);
    return response;
  };
  const show = async (edit: BulkEdit) => {
    setResult(null);
    setLeftOut(new Set());
    const response = await post({ to: 'preview', edit });
    const { places } = Object(response.body);
    // Written by the route.
    setPreview(response.ok ? { edit, places: places as BulkPlace[] } : null);
  };
  const apply = async () => {
    if (!preview) return;
    const response = await post({ to: 'edit', edit: preview.edit, leftOut: [...leftOut] });
    if (!response.ok) return;
    setPreview(null);
    // Written by the route.
    setResult(response.body as BulkResult);
    await refreshPage();
  };
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeftOut(next);
  };
  return {
    preview,
    result,
    problem,
    isPending,
    leftOut,
    show,
    apply,
    choose,
    forget: () => setPreview(null),
  };
}
