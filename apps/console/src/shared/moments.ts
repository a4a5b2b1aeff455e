const written = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\+08:00$/

/** The value of a native field for a time as an author writes it; '' for another form. */
export const localOf = (value: unknown): string => (typeof value === 'string' ? (written.exec(value)?.[1] ?? '') : '')
/** A time as an author writes it, from a native field. Undefined for an empty field. */
export const momentFrom = (local: string): string | undefined => (local === '' ? undefined : `${local}+08:00`)
/** Milliseconds of a time as an author writes it; undefined for another form. */
export const millisecondsOf = (value: unknown): number | undefined => {
  const local = localOf(value)
  return local === '' ? undefined : Date.parse(`${local}+08:00`)
}
