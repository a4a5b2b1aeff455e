// cspell:ignore DTEND DTSTAMP DTSTART PRODID CALSCALE VALARM VEVENT VCALENDAR TRANSP
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  id: 'campaign-503@foyer.example',
  title: 'Your first account ends',
  from: Date.parse('2026-12-31T17:30:00+08:00'),
  until: Date.parse('2026-12-31T18:00:00+08:00'),
  url: 'https://foyer.example/#/activityTemplate?code=first-account',
  remindsBefore: 1_440,
}
const file = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...changes }, 'Foyer', Date.parse('2026-11-27T03:15:00.250Z'))
/** The lines of a file after unfolding. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('A calendar file has one event in UTC, with an alarm, and every line ends with CR LF', () => {
  const text = file()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(linesOf(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:campaign-503@foyer.example',
    'DTSTAMP:20261127T031500Z',
    'DTSTART:20261231T093000Z',
    'DTEND:20261231T100000Z',
    'SUMMARY:Your first account ends',
    'URL:https://foyer.example/#/activityTemplate?code=first-account',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Your first account ends',
    'TRIGGER:-PT1440M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('Commas, semicolons, backslashes and line breaks of a text are escaped, and control characters are removed', () => {
  const lines = linesOf(file({ title: 'A, B; C\\D\u0007', description: 'one\r\ntwo\rthree\nEND:VCALENDAR' }))
  expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D')
  expect(lines).toContain('DESCRIPTION:one\\ntwo\\nthree\\nEND:VCALENDAR')
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
})

test('Lines are folded at 75 octets of UTF-8, never within a character, and unfolding returns the text', () => {
  const title = '維港綠色債券配發結果'.repeat(12) + '𠮷'.repeat(20)
  const text = file({ title })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(linesOf(text)).toContain(`SUMMARY:${title}`)
})

test('A line of exactly 75 octets is not folded, and one octet more is', () => {
  const of = (octets: number) => file({ title: 'x'.repeat(octets - 'SUMMARY:'.length) })
  const isFolded = (text: string) => {
    const lines = text.split('\r\n')
    return lines[lines.findIndex((line) => line.startsWith('SUMMARY:')) + 1]?.startsWith(' ')
  }
  expect([isFolded(of(75)), isFolded(of(76))]).toEqual([false, true])
})
