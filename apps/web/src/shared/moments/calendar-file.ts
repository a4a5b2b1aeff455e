// cspell:ignore DTEND DTSTAMP DTSTART PRODID CALSCALE VALARM VEVENT VCALENDAR TRANSP
/** An event for a person's own calendar. Times are milliseconds since 1970. */
export interface CalendarEvent {
  /** names the event in all calendars, so that saving it twice changes it and adds none */
  readonly id: string
  readonly title: string
  readonly from: number
  readonly until: number
  readonly description?: string
  /** page of the event */
  readonly url?: string
  /** minutes before the beginning when the calendar reminds its owner */
  readonly remindsBefore: number
}

/** `20261127T031500Z`: a calendar shows a time in UTC in the time zone of its owner. */
const inUtc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11), in which control characters are not allowed. */
const textOf = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the standard forbids them
    .replace(/[\u0000-\u001f\u007f]/g, '')

const utf8 = new TextEncoder()

/** Folds a line at 75 octets (3.1), never within a character. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/**
 * An event as a calendar file (RFC 5545).
 *
 * @param producer name of the firm
 * @param now milliseconds since 1970, the time stamp of the file
 */
export const calendarFile = (event: CalendarEvent, producer: string, now: number): string => {
  const { id, title, from, until, description, url, remindsBefore } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(producer).replaceAll('/', ' ')}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textOf(id)}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(from)}`,
    `DTEND:${inUtc(until)}`,
    `SUMMARY:${textOf(title)}`,
    ...(description ? [`DESCRIPTION:${textOf(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf(title)}`,
    `TRIGGER:-PT${remindsBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
