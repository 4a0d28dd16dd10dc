import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { adviseSizes } from '@/lib/catalog/size-advisor/advise';
import type { BodyAnswers } from '@/lib/catalog/size-advisor/body';
import {
  readArticleMessage,
  send,
  type AdvisorMessage,
  type ArticleMessage,
} from '@/lib/catalog/size-advisor/protocol';
import styles from './advisor.module.css';
import { AdvisorAnswer } from './advisor-answer';
import { AdvisorForm } from './advisor-form';

const notify = (message: AdvisorMessage) => send(parent, message);

function useArticle() {
  const [article, setArticle] = useState<ArticleMessage | null>(null);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const message = source === parent ? readArticleMessage(data) : null;
      if (message) setArticle(message);
    };
    addEventListener('message', listen);
    notify({ type: 'ready' });
    return () => removeEventListener('message', listen);
  }, []);
  return article;
}

/** Sends the height of the content to the shop, now and whenever it changes. */
function useHeight() {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      notify({ type: 'height', height: Math.ceil(element.getBoundingClientRect().height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return content;
}

interface AdviceProps {
  article: ArticleMessage;
  answers: BodyAnswers;
  onChange: () => void;
  onForget: () => void;
}

function AdviceOf({ article, answers, onChange, onForget }: AdviceProps) {
  const { sizeAdvisor: messages } = useMessages();
  const { sizes, fit } = article;
  return (
    <div className={styles.form} aria-live="polite">
      {adviseSizes(sizes, answers, fit).map((advice) => (
        <AdvisorAnswer
          key={advice.sizeType}
          advice={advice}
          wanted={answers.fit}
          fit={fit}
          onSelect={(sku) => notify({ type: 'selectSize', sku })}
          onAdd={(sku) => notify({ type: 'addToCart', sku })}
        />
      ))}
      <p className={styles.note}>{messages.estimate}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.link} onClick={onChange}>
          {messages.change}
        </button>
        <button type="button" className={styles.link} onClick={onForget}>
          {messages.forget}
        </button>
      </div>
    </div>
  );
}

function Questions({ article }: { article: ArticleMessage }) {
  const [answers, setAnswers] = useState(article.answers);
  const [isFormShown, setIsFormShown] = useState(article.answers === null);
  const answer = (given: BodyAnswers) => {
    notify({ type: 'answers', answers: given });
    setAnswers(given);
    setIsFormShown(false);
  };
  const forget = () => {
    notify({ type: 'forget' });
    setAnswers(null);
    setIsFormShown(true);
  };
  if (isFormShown || !answers) return <AdvisorForm answers={answers} onAnswer={answer} />;
  return (
    <AdviceOf
      article={article}
      answers={answers}
      onChange={() => setIsFormShown(true)}
      onForget={forget}
    />
  );
}

/** The size advisor inside its frame, which knows only what the shop sends to it. */
export function Advisor() {
  const { sizeAdvisor: messages } = useMessages();
  const article = useArticle();
  const content = useHeight();
  return (
    <main ref={content} className={styles.root}>
      <h1 className="visually-hidden">{messages.title}</h1>
      {article && <Questions article={article} />}
      <noscript>{messages.needsScripts}</noscript>
    </main>
  );
}
