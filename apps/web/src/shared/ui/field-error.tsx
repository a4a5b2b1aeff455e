import { LateHotlineText } from '../hotline/late-hotline-text.tsx'
import * as styles from './field.module.css'

/** The error of a field, announced when it appears. The field refers to it by `id` in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className={styles.fieldError} role="alert" hidden={!children}>
    {children && <LateHotlineText>{children}</LateHotlineText>}
  </p>
)
