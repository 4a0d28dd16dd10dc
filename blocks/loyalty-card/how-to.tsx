import { useState } from 'react';
import account from '@/components/account/account.module.css';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { Button } from '@/components/ui/button/button';
import type { LoadedLoyaltyCard } from '@/lib/api/account/loaded-account';
import type { BlockFields } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { cardMode, type CardAnswers } from '@/lib/customer/loyalty/card-modes';
import { replaceQuery } from '@/lib/shop/routes/replace-query';
import { CardForms } from './card-forms';
import styles from './loyalty-card.module.css';

const textOf = (answer: boolean | null) => (answer === null ? null : answer ? 'yes' : 'no');

interface QuestionProps {
  name: 'account' | 'card';
  label: string;
  answer: boolean | null;
  /** Whether the answer is already known and cannot be changed. */
  isKnown: boolean;
  onAnswer: (answer: boolean) => void;
}

function Question({ name, label, answer, isKnown, onAnswer }: QuestionProps) {
  const { loyaltyCard: messages } = useMessages();
  return (
    <RadioGroup
      name={name}
      label={label}
      required
      options={[
        { value: 'yes', label: messages.yes, isDisabled: isKnown },
        { value: 'no', label: messages.no, isDisabled: isKnown },
      ]}
      chosen={textOf(answer) ?? ''}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value === 'yes')}
    />
  );
}

/** Stores the answers in the page's address, from which the server and a reload read them. */
function keepInAddress({ hasAccount, hasCard }: CardAnswers): void {
  const cleared = { from: null, error: null, notice: null };
  replaceQuery({ ...cleared, account: textOf(hasAccount), card: textOf(hasCard) });
}

interface Props {
  loaded: LoadedLoyaltyCard;
  fields: BlockFields<'loyaltyCard'>;
}

/** Two questions, and the form for their answers. */
export function HowTo({ loaded, fields }: Props) {
  const { loyaltyCard: messages } = useMessages();
  const [answers, setAnswers] = useState(loaded.answers);
  const answer = (changed: Partial<CardAnswers>) => {
    const next = { ...answers, ...changed };
    setAnswers(next);
    keepInAddress(next);
  };
  const isCustomer = loaded.name !== null;
  const hasOwn = loaded.card !== null;
  const mode = cardMode(answers);
  return (
    <>
      <form method="get" className={account.form} aria-label={messages.howTo}>
        <h2 className={account.heading}>{messages.howTo}</h2>
        <div className={styles.questions}>
          <Question
            name="account"
            label={messages.hasAccount}
            answer={answers.hasAccount}
            isKnown={isCustomer}
            onAnswer={(hasAccount) => answer({ hasAccount })}
          />
          <Question
            name="card"
            label={messages.hasCard}
            answer={answers.hasCard}
            isKnown={hasOwn}
            onAnswer={(hasCard) => answer({ hasCard })}
          />
        </div>
        <noscript>
          <Button type="submit" look="secondary">
            {messages.show}
          </Button>
        </noscript>
      </form>
      {mode && !hasOwn && <CardForms key={mode} mode={mode} loaded={loaded} fields={fields} />}
    </>
  );
}
