/** Asks for something once for all who need it at the same time, and again after it failed or was forgotten. */
export interface Kept<T> {
  get(): Promise<T>
  forget(): void
}

export const keep = <T>(ask: () => Promise<T>): Kept<T> => {
  let kept: Promise<T> | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    get: () => {
      if (!kept) {
        const asked = ask()
        kept = asked
        asked.catch(() => {
          if (kept === asked) forget()
        })
      }
      return kept
    },
    forget,
  }
}
