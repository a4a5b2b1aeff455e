import { passwordLength } from '@foyer/contract/limits'

/** One dot per digit. Decorative: the adjacent text states how many digits were entered. */
export const Dots = ({ count, isWrong }: { count: number; isWrong: boolean }) => (
  <div className="password-dots" data-wrong={isWrong || undefined} aria-hidden="true">
    {Array.from({ length: passwordLength }, (_, place) => place).map((place) => (
      <span key={place} className="password-dot" data-filled={place < count || undefined} />
    ))}
  </div>
)
