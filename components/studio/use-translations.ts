import { useState } from 'react';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { UNITS_PER_REQUEST, type WrittenTranslation } from '@/lib/studio/studio/translation-list';
import type { ImportedTranslations } from '@/lib/studio/studio/translations.server';
import type { ReadXliff } from '@/lib/studio/studio/xliff.server';

const ROUTE = '/api/studio/translations';
const NOTHING: ImportedTranslations = { saved: 0, unchanged: 0, rejected: [] };

/** Stores translations in several requests, so that none takes longer than it may. */
export function useTranslations() {
  const [results, setResults] = useState<ImportedTranslations | null>(null);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const store = async (language: string, units: readonly WrittenTranslation[]) => {
    setProblem('');
    setResults(null);
    let sum = NOTHING;
    for (let first = 0; first < units.length; first += UNITS_PER_REQUEST) {
      setProgress({ done: first, all: units.length });
      const some = units.slice(first, first + UNITS_PER_REQUEST);
      const response = await postStudio(ROUTE, { language, units: some });
      if (!response.ok) {
        setProblem(response.problem);
        break;
      }
      // Written by the route.
      const { saved, unchanged, rejected } = response.body as ImportedTranslations;
      sum = {
        saved: sum.saved + saved,
        unchanged: sum.unchanged + unchanged,
        rejected: [...sum.rejected, ...rejected],
      };
    }
    setProgress(null);
    setResults(sum);
    await refreshPage();
  };
  const upload = async (file: File) => {
    const response = await postStudio(ROUTE, { xliff: await file.text() });
    if (!response.ok) return setProblem(response.problem);
    // Written by the route.
    const { language, units } = response.body as ReadXliff;
    await store(language, units);
  };
  return { results, problem, progress, store, upload };
}
