/** What one caller did and was answered, for the report of a difference. */
export interface History {
  readonly name: string
  note(text: string): void
  /** the latest lines, the oldest first */
  lines(): readonly string[]
}

/** More lines than one caller needs for its last act, whatever is repeated. */
const most = 60

/** @param elapsed milliseconds since the run began */
export const historyOf = (name: string, elapsed: () => number): History => {
  const lines: string[] = []
  return {
    name,
    note: (text) => {
      lines.push(`${(elapsed() / 1000).toFixed(3).padStart(9)} ${text}`)
      if (lines.length > most) lines.shift()
    },
    lines: () => lines,
  }
}
