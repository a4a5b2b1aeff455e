import './spinner.css'

/** Decorative: adjacent text or `aria-busy` states what is loading. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
