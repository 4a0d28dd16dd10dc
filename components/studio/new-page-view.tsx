import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { PlacedNode } from '@/lib/studio/studio/placed-nodes';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { FailureNotice } from './failure-notice';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
import { useNewId } from './use-new-id';

export interface NewPageViewProps {
  studio: StudioHead;
  project: ProjectId;
  /** Entry id of the node above it that was chosen before; empty for the first level. */
  parent: string;
  /** Page whose blocks were chosen before, of any shop. */
  copyOf: { id: string; title: string } | null;
  nodes: PlacedNode[];
}

/** Without JavaScript, too: the shop decides which places and pages are offered. */
function ShopForm({ studio: { messages }, project, copyOf }: NewPageViewProps) {
  return (
    <form className={styles.form} action="/studio/new-page">
      <label className={styles.choice}>
        {messages.shop}
        <select name="project" defaultValue={project}>
          {PROJECT_IDS.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      {copyOf && <input type="hidden" name="copyOf" value={copyOf.id} />}
      <Button type="submit" look="secondary">
        {messages.show}
      </Button>
    </form>
  );
}

/** Creates the page and opens it in the composer. @returns the text of a failure */
function useCreatePage(project: ProjectId) {
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const newId = useNewId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { title, parent, copyOf } = Object.fromEntries(new FormData(event.currentTarget));
    const id = newId.idFor([project, title, parent, copyOf].join('\n'));
    setIsPending(true);
    setProblem('');
    const response = await postStudio('/api/studio/page', { id, title, project, parent, copyOf });
    if (response.ok) return location.assign(`/studio/compose?node=${encodeURIComponent(id)}`);
    setIsPending(false);
    setProblem(response.problem);
  };
  return { problem, isPending, submit };
}

/** Nodes by their names, set in by their depth. */
const PlaceOptions = ({ nodes }: { nodes: readonly PlacedNode[] }) =>
  nodes.map(({ id, name, path, depth }) => (
    <option key={id} value={id}>
      {`${'\u00A0\u00A0'.repeat(depth)}${name} – ${path}`}
    </option>
  ));

function CopyOptions({
  nodes,
  copyOf,
  messages,
}: Pick<NewPageViewProps, 'nodes' | 'copyOf'> & { messages: StudioMessages }) {
  const isOfAnotherShop = copyOf && !nodes.some(({ page }) => page === copyOf.id);
  return (
    <>
      <option value="">{messages.newPage.blank}</option>
      {isOfAnotherShop && <option value={copyOf.id}>{copyOf.title}</option>}
      {nodes.map(({ page, name, path }) =>
        page === null ? null : (
          <option key={page} value={page}>
            {`${name} – ${path}`}
          </option>
        ),
      )}
    </>
  );
}

/** Asks for what a new page needs: a title, its place, and what it begins with. */
export function NewPageView(props: NewPageViewProps) {
  const { studio, project, parent, copyOf, nodes } = props;
  const { messages } = studio;
  const { problem, isPending, submit } = useCreatePage(project);
  return (
    <StudioFrame studio={studio} title={messages.newPage.title} needsScript>
      <ShopForm {...props} />
      {/* Keyed by what was chosen before, because its fields keep their first values. */}
      <form
        key={`${project} ${parent} ${copyOf?.id}`}
        className={styles.column}
        onSubmit={(event) => void submit(event)}
      >
        <label className={styles.choice}>
          {messages.newPage.name}
          <input name="title" required maxLength={60} autoComplete="off" />
        </label>
        <label className={styles.choice}>
          {messages.newPage.place}
          <select name="parent" defaultValue={parent}>
            <option value="">{messages.newPage.top}</option>
            <PlaceOptions nodes={nodes} />
          </select>
        </label>
        <label className={styles.choice}>
          {messages.newPage.content}
          <select name="copyOf" defaultValue={copyOf?.id ?? ''}>
            <CopyOptions nodes={nodes} copyOf={copyOf} messages={messages} />
          </select>
        </label>
        <p className={styles.hint}>{messages.newPage.help}</p>
        <div className={styles.row}>
          <Button type="submit" isPending={isPending}>
            {messages.newPage.create}
          </Button>
        </div>
        <FailureNotice problem={problem} messages={messages} />
      </form>
    </StudioFrame>
  );
}
