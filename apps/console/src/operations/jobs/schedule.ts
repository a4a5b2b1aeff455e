import { fill, type Texts } from '@foyer/staff-interface/table'
import type { text } from './text.ts'

/** The words of a schedule (cron); undefined for one that has no words. */
export const scheduleIn = (cron: string, t: Texts<typeof text>): string | undefined => {
  const [, minute] = /^(\S+) \* \* \* \*$/.exec(cron) ?? []
  if (minute === undefined) return undefined
  if (minute === '*') return t.everyMinute
  const [, every] = /^\*\/(\d+)$/.exec(minute) ?? []
  if (every) return fill(t.everyMinutes, { many: every })
  return /^\d+$/.test(minute) ? fill(t.everyHour, { minute: minute.padStart(2, '0') }) : undefined
}
