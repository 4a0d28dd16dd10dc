import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import type { ComposerProps } from '@/components/studio/composer';
import { StudioDown, StudioFrame } from '@/components/studio/studio-frame';
import { isProjectId, projects, type ProjectId } from '@/lib/shop/project/projects';
import { composeTypes } from '@/lib/studio/studio/compose-types.server';
import { countryChoices, linkChoices } from '@/lib/studio/studio/load-choices.server';
import { templateAt } from '@/lib/studio/studio/composed-article.server';
import { loadComposedPage } from '@/lib/studio/studio/load-compose.server';
import { LANGUAGE_COOKIE, studioLanguage } from '@/lib/studio/studio/messages';
import { studioProps, type MaybeDown } from '@/lib/studio/studio/studio-props.server';
import { parseLocale } from '@/lib/shop/page-context/locale';

/** Loaded after the page, because the editor's script is large. */
const Composer = dynamic(
  () => import('@/components/studio/composer').then((module) => module.Composer),
  {
    ssr: false,
  },
);

type Props = MaybeDown<Omit<ComposerProps, 'messages'> & { project: ProjectId }>;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

/** Template of the article's page that `?project=hgg&article=/p/…` names. */
async function templateOf({ project, article }: ParsedUrlQuery): Promise<string> {
  const shop = single(project);
  return isProjectId(shop) ? ((await templateAt(shop, single(article))) ?? '') : '';
}

/** `?node=<id of its entry, or of a template>&article=<path>&locale=de-at&block=<entry of the selected block>` */
export const getServerSideProps: GetServerSideProps<Props> = ({ req, res, query }) =>
  studioProps({ req, res }, async () => {
    const article = single(query['article']);
    const [page, links] = await Promise.all([
      loadComposedPage(single(query['node']) || (await templateOf(query)), article),
      linkChoices(),
    ]);
    if (!page || !isProjectId(page.project)) return null;
    const { project } = page;
    const language = studioLanguage(req.cookies[LANGUAGE_COOKIE], req.headers['accept-language']);
    const wanted = single(query['locale']);
    return {
      project,
      page,
      types: composeTypes(language),
      choices: { countries: countryChoices(language), links },
      block: single(query['block']),
      locale: parseLocale(project, wanted)?.segment ?? projects[project].defaultLocale,
    };
  });

export default function StudioComposePage(props: Props) {
  const { studio } = props;
  if (props.isDown) return <StudioDown studio={studio} />;
  const { messages } = studio;
  return (
    <StudioFrame
      studio={studio}
      title={`${messages.composer.compose}: ${props.page.name}`}
      parts={[
        ['composer-outline', messages.composer.toOutline],
        ['composer-fields', messages.composer.toFields],
      ]}
    >
      {/* Keyed by page, so that no state of another page is kept. */}
      <Composer key={props.page.nodeId} {...props} messages={messages} />
    </StudioFrame>
  );
}
