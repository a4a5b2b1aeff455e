import type { ClientError } from '@foyer/api/client-errors'

/** A stack frame of the client's own bundles, in the form that the client extracts from a stack. */
const ownFrame = /^assets\/[\w.-]{1,100}\.js:\d{1,6}:\d{1,7}$/

/**
 * Replaces everything that may identify a person or grant access: queries, mail addresses, numbers of five or more
 * digits in any script (also with spaces and dashes between them), tokens and keys, control characters.
 */
export const scrub = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\?[^\s'"]+/g, '?')
    .replace(/[^\s@]+@[^\s@]+/g, '@')
    .replace(/[\w~+/=.-]{24,}/g, '…')
    .replace(/\p{Nd}(?:[\s().-]{0,2}\p{Nd}){4,}/gu, '#')
    .trim()

/**
 * Returns a report with all texts scrubbed and foreign stack frames removed, so that the same error gives the same
 * report for every person.
 */
export const scrubReport = (report: ClientError): ClientError => ({
  name: scrub(report.name),
  message: scrub(report.message),
  stack: report.stack.filter((frame) => ownFrame.test(frame)),
  route: scrub(report.route),
  release: scrub(report.release),
})
