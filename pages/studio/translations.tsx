import type { GetServerSideProps } from 'next';
import { StudioDown } from '@/components/studio/studio-frame';
import {
  TranslationsView,
  type TranslationsViewProps,
} from '@/components/studio/translations-view';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { loadSummaries } from '@/lib/studio/studio/load-compose.server';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { isMissing, TRANSLATED_ON_A_PAGE } from '@/lib/studio/studio/translation-list';
import { isTargetLanguage, loadTranslations } from '@/lib/studio/studio/translations.server';

type Props = MaybeDown<Omit<TranslationsViewProps, 'studio'>>;

/** `?language=fr&missing=1&page=2`; without `chosen`, only what is missing. */
export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const languages = LANGUAGES.filter(isTargetLanguage);
    const language = languages.find((each) => each === query['language']) ?? 'en';
    const onlyMissing = query['missing'] === '1' || query['chosen'] !== '1';
    const all = await loadTranslations({ language, onlyMissing });
    const last = Math.max(1, Math.ceil(all.length / TRANSLATED_ON_A_PAGE));
    const page = Math.min(Math.max(1, Math.trunc(Number(query['page'])) || 1), last);
    const texts = all.flatMap(({ units }) => units);
    const entries = all.slice((page - 1) * TRANSLATED_ON_A_PAGE, page * TRANSLATED_ON_A_PAGE);
    return {
      language,
      languages,
      onlyMissing,
      page,
      total: all.length,
      missing: texts.filter(isMissing).length,
      entries,
      linked: await loadSummaries(entries),
    };
  });

export default function StudioTranslationsPage(props: Props) {
  return props.isDown ? <StudioDown studio={props.studio} /> : <TranslationsView {...props} />;
}
