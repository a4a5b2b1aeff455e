import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { remindMinutes } from '@foyer/api/playback-limits'
import type { Session } from './session.ts'

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Escapes a text so that no reader of calendar files takes part of it for the end of the line and a new entry. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/**
 * Folds a line: it has at most 75 octets, and the remainder continues in the next line after a space (RFC 5545 §3.1).
 */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/**
 * A session as an iCalendar file. It contains no link, like every message of the firm. @param wall the time of the
 * request
 */
export const calendarOf = ({ facts, opensAt, closesAt }: Session, language: Language, wall: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.firm['en-US']}//Live//EN`,
    'BEGIN:VEVENT',
    `UID:live-${facts.code}-${opensAt}@foyer`,
    `DTSTAMP:${stamp(wall)}`,
    `DTSTART:${stamp(opensAt)}`,
    `DTEND:${stamp(closesAt)}`,
    `SUMMARY:${escaped(inLanguage(facts.title, language))}`,
    `DESCRIPTION:${escaped(inLanguage(facts.lead, language))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${remindMinutes}M`,
    `DESCRIPTION:${escaped(inLanguage(facts.title, language))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
