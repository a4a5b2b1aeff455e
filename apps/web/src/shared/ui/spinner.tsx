import './spinner.css'

/** Purely visual: the text or `aria-busy` beside it says what is under way. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
