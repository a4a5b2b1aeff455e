import { brand } from '@foyer/api/brand'
import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import type { Failure } from '../../platform/failure.ts'
import type { Language } from '../text/languages.ts'
import { fill, table, textsIn } from '../text/table.ts'

/** Every failure a person can meet, in words and with a way on (X3). A reason without a row does not compile. */
const text = table('shared/errors/reason-text')

const waits = table('shared/errors/reason-text.waits')

/** Formats a wait: up to 90 in seconds, then whole minutes and hours, rounded up. */
const waitText = (seconds: number | undefined, language: Language): string => {
  const t = textsIn(waits, language)
  if (seconds === undefined) return t.while
  if (seconds <= 90) return fill(t.seconds, { n: seconds })
  if (seconds <= 90 * 60) return fill(t.minutes, { n: Math.ceil(seconds / 60) })
  return fill(t.hours, { n: Math.ceil(seconds / 3600) })
}

const references = table('shared/errors/reason-text.references')

/** The reference that a person quotes on the phone, so that support finds the request in the log. */
const referenceText = ({ reason, detail }: Failure, language: Language): string =>
  detail?.reference && needsFirm.has(reason)
    ? fill(textsIn(references, language).quote, { reference: detail.reference })
    : ''

const sentence = ({ reason, detail }: Failure, language: Language): string => {
  const t = textsIn(text, language)
  // a reason that this client does not know, because the server is newer, counts as `unexpected`
  return fill(t[Object.hasOwn(t, reason) ? reason : 'unexpected'], {
    // a number is not broken over two lines
    hotline: brand.hotline.replaceAll(' ', '\u00a0'),
    host: brand.hosts[0] ?? '',
    attemptsLeft: detail?.attemptsLeft ?? 0,
    wait: waitText(detail?.retryAfter, language),
  })
}

/** A failure in words, with a way on, and with the reference of its call where the way leads to us. */
export const reasonText = (failure: Failure, language: Language): string =>
  sentence(failure, language) + referenceText(failure, language)
