import type { GetServerSideProps } from 'next';
import { EntryView, type EntryViewProps } from '@/components/studio/entry-view';
import { StudioDown } from '@/components/studio/studio-frame';
import { declaredType, studioFields } from '@/lib/studio/studio/field-inputs.server';
import { countryChoices, linkChoices } from '@/lib/studio/studio/load-choices.server';
import { isTreeChanged } from '@/lib/studio/studio/load-compose.server';
import { loadEntry, loadReferences, entryTitle } from '@/lib/studio/studio/read-entries.server';
import { typeWords } from '@/lib/studio/studio/model-words.server';
import { studioLanguage, LANGUAGE_COOKIE } from '@/lib/studio/studio/messages';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';

type Props = MaybeDown<Omit<EntryViewProps, 'studio'>>;

export const getServerSideProps: GetServerSideProps<Props, { id: string }> = ({
  req,
  res,
  params,
}) =>
  studioProps({ req, res }, async () => {
    const entry = await loadEntry(params?.id ?? '');
    if (!entry) return null;
    const language = studioLanguage(req.cookies[LANGUAGE_COOKIE], req.headers['accept-language']);
    const declared = declaredType(entry.type);
    const [references, links, isChangedInside] = await Promise.all([
      loadReferences(entry),
      linkChoices(),
      isTreeChanged(entry.id),
    ]);
    return {
      entry,
      typeName: declared ? typeWords(declared, language).name : entry.type,
      title: entryTitle(entry),
      fields: studioFields(entry.type, language),
      references,
      isChangedInside,
      choices: {
        countries: countryChoices(language),
        links,
        linked: Object.fromEntries(references.to.map((item) => [item.id, item])),
      },
    };
  });

export default function StudioEntryPage(props: Props) {
  if (props.isDown) return <StudioDown studio={props.studio} />;
  // Keyed by entry, so that no state of another entry is kept.
  return <EntryView key={props.entry.id} {...props} />;
}
