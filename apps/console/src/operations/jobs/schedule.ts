import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { text } from './text.ts'

/** Returns the words of a schedule; undefined for one that has no words. */
export const useSchedule = (): ((cron: string) => string | undefined) => {
  const t = useText(text)
  return (cron) => {
    const [, minute = '', hour] = /^(\S+) (\*|\d+) \* \* \*$/.exec(cron) ?? []
    const [, every] = /^\*\/(\d+)$/.exec(minute) ?? []
    if (hour !== '*') return undefined
    if (minute === '*') return t.everyMinute
    if (every) return fill(t.everyMinutes, { many: every })
    return /^\d+$/.test(minute) ? fill(t.everyHour, { minute: minute.padStart(2, '0') }) : undefined
  }
}
