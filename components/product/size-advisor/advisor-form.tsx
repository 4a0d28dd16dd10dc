import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import {
  PREFERRED_FITS,
  HEIGHT_CM,
  readAnswers,
  SHAPES,
  WEIGHT_KG,
  type BodyAnswers,
} from '@/lib/catalog/size-advisor/body';
import styles from './advisor.module.css';

interface NumberProps {
  name: string;
  label: string;
  bounds: { min: number; max: number };
  value: number | undefined;
}

function NumberField({ name, label, bounds, value }: NumberProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        name={name}
        required
        {...bounds}
        defaultValue={value}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, legend, options, labels, value } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option}
              defaultChecked={option === value}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function answersIn(form: HTMLFormElement): BodyAnswers | null {
  const { heightCm, weightKg, ...others } = Object.fromEntries(new FormData(form));
  return readAnswers({ ...others, heightCm: Number(heightCm), weightKg: Number(weightKg) });
}

interface Props {
  answers: BodyAnswers | null;
  onAnswer: (answers: BodyAnswers) => void;
}

/** Questions about height, weight, shape, and preferred fit. */
export function AdvisorForm({ answers, onAnswer }: Props) {
  const { sizeAdvisor: messages } = useMessages();
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = answersIn(event.currentTarget);
    setIsInvalid(given === null);
    if (given) onAnswer(given);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.numbers}>
        <NumberField
          name="heightCm"
          label={messages.height}
          bounds={HEIGHT_CM}
          value={answers?.heightCm}
        />
        <NumberField
          name="weightKg"
          label={messages.weight}
          bounds={WEIGHT_KG}
          value={answers?.weightKg}
        />
      </div>
      <Choice
        name="shape"
        legend={messages.shape}
        options={SHAPES}
        labels={messages.shapes}
        value={answers?.shape ?? 'average'}
      />
      <Choice
        name="fit"
        legend={messages.fit}
        options={PREFERRED_FITS}
        labels={messages.fits}
        value={answers?.fit ?? 'regular'}
      />
      <div role="alert" className={styles.invalid}>
        {isInvalid && <p>{messages.invalid}</p>}
      </div>
      <Button type="submit">{messages.submit}</Button>
      <p className={styles.note}>{messages.privacy}</p>
    </form>
  );
}
