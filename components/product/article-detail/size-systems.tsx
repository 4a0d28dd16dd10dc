import type { SizeOption } from '@/lib/catalog/article/size-options';
import { DEFAULT_SIZE_SYSTEM, SIZE_SYSTEMS, type SizeSystem } from '@/lib/catalog/catalogue/sizes';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './size-choice.module.css';

/** Systems in which some size differs from its label; empty if one system covers all. */
export function systemsOf(options: readonly SizeOption[]): readonly SizeSystem[] {
  const systems = SIZE_SYSTEMS.filter((system) =>
    options.some(({ size }) => size.values[system] !== undefined),
  );
  const [first, second] = systems;
  const differ = options.some(({ size: { values } }) =>
    systems.some(
      (system) => values[system] !== undefined && values[system] !== values[first ?? 'eu'],
    ),
  );
  return first && second && differ ? systems : [];
}

interface Props {
  id: string;
  systems: readonly SizeSystem[];
  value: SizeSystem;
  onChoose: (system: SizeSystem) => void;
}

/** Choice of the system in which sizes are shown. */
export function SizeSystems({ id, systems, value, onChoose }: Props) {
  const { article, sizeSystems } = useMessages();
  return (
    <fieldset className={styles.systems}>
      <legend className="visually-hidden">{article.sizeSystem}</legend>
      {systems.map((system) => (
        <label key={system} className={styles.system}>
          <input
            type="radio"
            className="visually-hidden"
            // Not part of the order: the form's own fields have other names.
            name={`${id}-system`}
            checked={system === value}
            onChange={() => onChoose(system)}
          />
          <span>{sizeSystems[system]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The visitor's chosen system if this article has it, or else the default. */
export const systemOf = (systems: readonly SizeSystem[], chosen: SizeSystem | null): SizeSystem => {
  if (chosen && systems.includes(chosen)) return chosen;
  return systems.includes(DEFAULT_SIZE_SYSTEM)
    ? DEFAULT_SIZE_SYSTEM
    : (systems[0] ?? DEFAULT_SIZE_SYSTEM);
};
