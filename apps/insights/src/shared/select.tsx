import type { ComponentProps } from 'react'

/** A list of choices. Its arrow is drawn, because that of the browser ignores the padding. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className="select">
    <select {...props} />
  </span>
)
