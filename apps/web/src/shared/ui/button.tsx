import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `main` is the one action of a screen; `plain` and `quiet` are for other actions */
  look?: 'main' | 'plain' | 'quiet'
  /** an action is in progress: the button stays in place with its focus and ignores further taps */
  busy?: boolean
  /**
   * not possible now; the button remains focusable, so that a screen reader finds it with the reason in its description
   */
  blocked?: boolean
}

export const Button = ({
  look = 'main',
  busy = false,
  blocked = false,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={['button', look !== 'main' && `button-${look}`, className].filter(Boolean).join(' ')}
    aria-disabled={blocked || busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (blocked || busy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {busy && <Spinner />}
    {children}
  </button>
)
