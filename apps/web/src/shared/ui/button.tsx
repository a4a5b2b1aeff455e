import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `main` is the one action of a screen; `plain` and `quiet` stand beside it */
  look?: 'main' | 'plain' | 'quiet'
  /** under way: keeps its place and its focus, ignores further taps */
  busy?: boolean
  /** not possible now; stays reachable, so that a screen reader finds it and its description says why */
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
