import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DEFAULT_LOCALE } from '@/lib/studio/studio/studio-entry';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import { useComposer } from './composer-context';
import { FailureNotice } from './failure-notice';
import styles from './composer.module.css';

interface OpenRelease {
  id: string;
  title: string;
}

const PATH = '/api/studio/release';

/** Adds what is not public of the page to a release that is open, or to a new one. */
export function ReleaseAdder({ path }: { path: string }) {
  const { session, messages } = useComposer();
  const { releases: labels } = messages;
  const [open, setOpen] = useState<OpenRelease[] | null>(null);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<{ count: number; id: string } | null>(null);
  const [isPending, setIsPending] = useState(false);
  const show = async () => {
    const { releases } = Object(await getStudio(PATH));
    // Written by the route.
    setOpen(Array.isArray(releases) ? (releases as OpenRelease[]) : []);
    setDone(null);
  };
  const create = async (): Promise<string> => {
    const title = String(
      session.composed().data.root.props.page['title']?.[DEFAULT_LOCALE] || path,
    );
    const response = await postStudio(PATH, { action: 'create', title });
    setProblem(response.problem);
    return String(Object(response.body).id ?? '');
  };
  const add = async () => {
    setIsPending(true);
    setProblem('');
    // Includes the latest typed text.
    const id = (await session.flush()) && (chosen || (await create()));
    if (id) {
      const response = await postStudio(PATH, {
        action: 'add page',
        id,
        node: session.roots.nodeId,
      });
      setProblem(response.problem);
      if (response.ok) setDone({ count: Number(Object(response.body).added), id });
      if (response.ok) setOpen(null);
    }
    setIsPending(false);
  };
  if (done)
    return (
      <output>
        <a href={`/studio/releases/${encodeURIComponent(done.id)}`}>
          {done.count > 0 ? `${done.count} ${labels.addedTo}` : labels.nothingNew}
        </a>
      </output>
    );
  if (!open)
    return (
      <Button look="secondary" onClick={() => void show()}>
        {labels.addTo}
      </Button>
    );
  return (
    <div className={styles.add}>
      <label className={styles.choice}>
        {messages.release}
        <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{labels.newOne}</option>
          {open.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button look="secondary" isPending={isPending} onClick={() => void add()}>
        {labels.add}
      </Button>
      <FailureNotice problem={problem} messages={messages} />
    </div>
  );
}
