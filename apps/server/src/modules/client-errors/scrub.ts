import type { ClientError } from '@foyer/contract/client-errors'

/** A frame of our own bundles, as the client cuts it out of a stack. */
const ownFrame = /^assets\/[\w.-]{1,100}\.js:\d{1,6}:\d{1,7}$/

/**
 * Takes out of a text whatever may name a person or open a door: queries, mail addresses, numbers of five digits or
 * more in any writing (also broken by spaces and dashes), tokens and keys, control characters.
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

/** A report with everything scrubbed and foreign stack frames dropped; what is left is the same for everyone it met. */
export const scrubReport = (report: ClientError): ClientError => ({
  name: scrub(report.name),
  message: scrub(report.message),
  stack: report.stack.filter((frame) => ownFrame.test(frame)),
  route: scrub(report.route),
  release: scrub(report.release),
})
