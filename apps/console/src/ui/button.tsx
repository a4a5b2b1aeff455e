import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

/** `danger` confirms an act that cannot be undone; `risk` leads to such a confirmation. */
type Kind = 'plain' | 'main' | 'danger' | 'risk' | 'quiet'
interface Look {
  readonly kind?: Kind
  readonly icon?: ReactNode
}
const classOf = (kind: Kind, more = '') => `button button-${kind} ${more}`.trim()

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** the act runs: further presses have no effect */
  readonly isBusy?: boolean
}

export const Button = ({ kind = 'plain', icon, isBusy = false, children, className, onClick, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={classOf(kind, className)}
    aria-disabled={isBusy || undefined}
    data-busy={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {isBusy ? <span className="spinner" aria-hidden="true" /> : icon}
    {children}
  </button>
)

/** A link to an address outside the console's own screens that looks like a button. */
export const ButtonLink = ({
  kind = 'plain',
  icon,
  children,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) => (
  <a {...rest} className={classOf(kind, className)}>
    {icon}
    {children}
  </a>
)
