import { passwordLength } from '@foyer/contract/limits'

/** One place a digit; purely visual, the text beside it says how many were entered. */
export const Dots = ({ count, isWrong }: { count: number; isWrong: boolean }) => (
  <div className="password-dots" data-wrong={isWrong || undefined} aria-hidden="true">
    {Array.from({ length: passwordLength }, (_, place) => place).map((place) => (
      <span key={place} className="password-dot" data-filled={place < count || undefined} />
    ))}
  </div>
)
