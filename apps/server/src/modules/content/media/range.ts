/** Part of a file; both ends are included. */
export interface Range {
  readonly start: number
  readonly end: number
}

const written = /^bytes=(\d*)-(\d*)$/

/**
 * Resolves a `Range` header for a file of `size` bytes (RFC 9110 §14). Undefined means the whole file, also for a
 * header that is malformed, in another unit or with several parts.
 */
export const rangeOf = (header: string | undefined, size: number): Range | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = written.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : 'unsatisfiable'
}
