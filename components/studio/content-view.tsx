import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import type { StudioType } from '@/lib/studio/studio/field-input';
import type { StudioNode } from '@/lib/studio/studio/load-tree.server';
import type { ContentSearch } from '@/lib/studio/studio/content-search';
import type { Found } from '@/lib/studio/studio/read-entries.server';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { FoundSection, ContentSearchForm, TypeOptions, type SearchLimits } from './content-search';
import { EntityList, EntityRow, StateMark } from './entity-list';
import { FailureNotice } from './failure-notice';
import { FoundEntries } from './found-entries';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
import { useNewId } from './use-new-id';

export interface ContentViewProps {
  studio: StudioHead;
  search: ContentSearch;
  tree: StudioNode[];
  /** Templates of the shop's article pages. */
  templates: EntitySummary[];
  types: StudioType[];
  limits: SearchLimits;
  /** `null` without a query. */
  found: { entries: Found; assets: Found | null } | null;
}

const composeHref = (id: string): string => `/studio/compose?node=${encodeURIComponent(id)}`;

/** Actions on a node that are needed less often. */
function MoreActions({
  node: { id, name, page },
  messages,
  project,
}: {
  node: StudioNode;
  messages: StudioMessages;
  project: ProjectId;
}) {
  const newPage = (choice: Record<string, string>) =>
    `/studio/new-page?${new URLSearchParams({ project, ...choice })}`;
  return (
    <details className={styles.more}>
      <summary aria-label={`${messages.more}: ${name}`}>{messages.more}</summary>
      <div className={styles.row}>
        <a
          href={`/studio/entry/${encodeURIComponent(id)}`}
          aria-label={`${messages.editNode}: ${name}`}
        >
          {messages.editNode}
        </a>
        <a href={newPage({ parent: id })} aria-label={`${messages.newPage.below}: ${name}`}>
          {messages.newPage.below}
        </a>
        {page !== null && (
          <a href={newPage({ copyOf: page })} aria-label={`${messages.newPage.copy}: ${name}`}>
            {messages.newPage.copy}
          </a>
        )}
      </div>
    </details>
  );
}

function NodeItem({
  node,
  messages,
  project,
}: {
  node: StudioNode;
  messages: StudioMessages;
  project: ProjectId;
}) {
  const { defaultLocale: locale } = projects[project];
  const view = new URLSearchParams({ project, locale, path: node.path || '/' });
  return (
    <li>
      <div className={styles.item}>
        <a href={`/studio/entry/${encodeURIComponent(node.page ?? node.id)}`}>{node.name}</a>
        <span className={styles.hint}>{node.path}</span>
        <StateMark state={node.state} messages={messages} />
        {node.isLimited && <span className={styles.hint}>{messages.limited}</span>}
        {node.page === null ? (
          <span className={styles.hint}>{messages.noPage}</span>
        ) : (
          <a href={`/studio/page?${view}`} aria-label={`${messages.view}: ${node.name}`}>
            {messages.view}
          </a>
        )}
        <a href={composeHref(node.id)} aria-label={`${messages.composer.compose}: ${node.name}`}>
          {messages.composer.compose}
        </a>
        <MoreActions node={node} messages={messages} project={project} />
      </div>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <NodeItem key={child.id} node={child} messages={messages} project={project} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NewEntry({ messages, types }: { messages: StudioMessages; types: StudioType[] }) {
  const [type, setType] = useState(types.find(({ id }) => id === 'page')?.id ?? '');
  const [problem, setProblem] = useState('');
  const newId = useNewId();
  const create = async () => {
    const id = newId.idFor(type);
    const response = await postStudio('/api/studio/entry/create', { id, type });
    if (response.ok) location.assign(`/studio/entry/${encodeURIComponent(id)}`);
    else setProblem(response.problem);
  };
  return (
    <div className={styles.form}>
      <label className={styles.choice}>
        {messages.newEntry}
        <select value={type} onChange={(event) => setType(event.currentTarget.value)}>
          <TypeOptions types={types} />
        </select>
      </label>
      <Button onClick={() => void create()}>{messages.create}</Button>
      <FailureNotice problem={problem} messages={messages} />
    </div>
  );
}

/** A tree of nodes in its order, as choices. */
const nodesIn = (nodes: readonly StudioNode[], depth = 0): { id: string; label: string }[] =>
  nodes.flatMap(({ id, name, path, children }) => [
    { id, label: `${'– '.repeat(depth)}${name} ${path}` },
    ...nodesIn(children, depth + 1),
  ]);

/** The shop's tree, and a search over everything in the space. */
export function ContentView(props: ContentViewProps) {
  const { studio, search, tree, templates, types, limits, found } = props;
  const { messages } = studio;
  const { project } = search;
  return (
    <StudioFrame studio={studio} title={messages.content}>
      <ContentSearchForm search={search} types={types} limits={limits} messages={messages} />
      <div className={styles.form}>
        <a className={styles.action} href={`/studio/new-page?project=${project}`}>
          {messages.newPage.title}
        </a>
        <NewEntry messages={messages} types={types} />
      </div>
      <div className={styles.panes} data-main={found ? undefined : ''}>
        {found && (
          <div>
            <FoundSection
              title={messages.entries}
              search={search}
              found={found.entries}
              messages={messages}
            >
              <FoundEntries
                items={found.entries.items}
                choices={{ nodes: nodesIn(tree), tags: limits.tags }}
                messages={messages}
              />
            </FoundSection>
            {found.assets && (
              <FoundSection
                title={messages.assets}
                search={search}
                found={found.assets}
                messages={messages}
              >
                <EntityList items={found.assets.items} messages={messages} />
              </FoundSection>
            )}
          </div>
        )}
        <section className={styles.tree} aria-labelledby="tree">
          <h2 className={styles.subtitle} id="tree">
            {messages.tree} ({project})
          </h2>
          <ul>
            {tree.map((node) => (
              <NodeItem key={node.id} node={node} messages={messages} project={project} />
            ))}
          </ul>
          {templates.length > 0 && <h3>{messages.composer.templates}</h3>}
          <ul>
            {templates.map((template) => (
              <EntityRow key={template.id} item={template} messages={messages}>
                <a
                  href={composeHref(template.id)}
                  aria-label={`${messages.composer.compose}: ${template.title}`}
                >
                  {messages.composer.compose}
                </a>
              </EntityRow>
            ))}
          </ul>
        </section>
      </div>
    </StudioFrame>
  );
}
