import type { Texts } from '../../text/table.ts'
import type { DayMark } from './calendar-props.ts'
import type { text } from './text.ts'

/** Describes a day's marks: 'Market closed, Typhoon signal 8'. */
export const describeMarks = (marks: readonly DayMark[], t: Texts<typeof text>): string =>
  marks.map(({ kind, note }) => (note ? `${t[kind]}${t.separator}${note}` : t[kind])).join(t.separator)
