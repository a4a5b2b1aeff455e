import * as styles from './spinner.module.css'

/** Decorative: adjacent text or `aria-busy` states what is loading. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
