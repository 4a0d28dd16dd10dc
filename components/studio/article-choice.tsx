import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useComposer } from './composer-context';
import { useArticles } from './use-articles';
import styles from './composer.module.css';

/** The article with which a template is composed, and a search for another; nothing for a node's page. */
export function TemplateArticle({ project, locale }: { project: string; locale: string }) {
  const { session, messages } = useComposer();
  const { article, roots } = session;
  const [words, setWords] = useState('');
  const found = useArticles(words.trim(), project);
  if (roots.rootType !== 'productTemplate') return null;
  return (
    // A page of its own, whose canvas and session begin with the other article.
    <form className={styles.add} action="/studio/compose">
      <input type="hidden" name="node" value={roots.nodeId} />
      <input type="hidden" name="locale" value={locale} />
      <label className={styles.choice}>
        {messages.composer.article}
        <input
          name="article"
          required
          pattern="/p/.*"
          list="composer-articles"
          placeholder={article?.title}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <datalist id="composer-articles">
        {found.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <Button type="submit" look="secondary">
        {messages.show}
      </Button>
    </form>
  );
}
