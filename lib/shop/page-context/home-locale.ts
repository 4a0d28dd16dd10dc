import type { ProjectId } from '@/lib/shop/project/projects';
import { marketLocales, type Language } from './locale';

const known = new Map<string, string | undefined>();

/**
 * The locale whose page represents a language: `de-de`, `en-gb`. Cached, because it is needed for
 * every article.
 */
export function homeLocale(project: ProjectId, language: Language): string | undefined {
  const key = `${project}/${language}`;
  if (!known.has(key)) known.set(key, findHomeLocale(project, language));
  return known.get(key);
}

function findHomeLocale(project: ProjectId, language: Language): string | undefined {
  const markets = marketLocales(project).filter((locale) => locale.startsWith(`${language}-`));
  const usual = language === 'en' ? 'en-gb' : `${language}-${language === 'cs' ? 'cz' : language}`;
  return markets.includes(usual) ? usual : markets[0];
}
