const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longestError = 300

/** A payload without what may name a person: ids that are random and truth values are shown, everything else is null. */
export const shownPayload = (data: unknown): Record<string, string | null> => {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, String(value)]
      return [name, typeof value === 'string' && uuid.test(value) ? value : null]
    }),
  )
}

/** The message of an error. Numbers of four digits and more, addresses and quoted values may be personal. */
export const shownError = (output: unknown): string => {
  const { message } = (typeof output === 'object' && output !== null ? output : {}) as { message?: unknown }
  const text = typeof message === 'string' ? message : ''
  return text
    .slice(0, 2_000)
    .replace(/\S+@\S+/g, '…')
    .replace(/(["'`“‘])[^"'`”’\n]*["'`”’]/g, '$1…$1')
    .replace(/\+?\d[\d ()-]{2,}\d/g, '…')
    .slice(0, longestError)
}
