import { brand } from '@foyer/api/brand'
import { localFaults, type Reason, refusals } from '@foyer/protocol/errors'
import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import { expect, test } from 'vitest'
import { languages } from '../text/languages.ts'
import { reasonText } from './reason-text.ts'

const reasons = [...Object.keys(refusals), ...Object.keys(localFaults)] as Reason[]

test.each(reasons)('X3 A1 the reason %s has a text in all three languages, with every placeholder filled', (reason) => {
  const texts = languages.map((language) =>
    reasonText({ reason, detail: { retryAfter: 42, attemptsLeft: 3 } }, language),
  )
  for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/)
  expect(texts[0]).toMatch(/\p{Script=Han}/u)
  expect(texts[1]).toMatch(/\p{Script=Han}/u)
  expect(texts[2]).not.toMatch(/\p{Script=Han}/u)
})

test.each(reasons.filter((reason) => needsFirm.has(reason)))(
  'O6 the text of %s, which a person cannot resolve alone, names the hotline in all three languages',
  (reason) => {
    for (const language of languages)
      expect(reasonText({ reason }, language)).toContain(brand.hotline.replaceAll(' ', '\u00a0'))
  },
)

test('O6 the text of host_not_allowed names one of our own addresses', () => {
  for (const language of languages)
    expect(reasonText({ reason: 'host_not_allowed' }, language)).toContain(brand.hosts[0])
})

test.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 min'],
  [600, '10 min'],
  [5_401, '2 h'],
  [86_400, '24 h'],
  [undefined, 'a moment'],
])('X3 a wait of %s seconds reads as %s', (retryAfter, wait) => {
  const detail = retryAfter === undefined ? {} : { retryAfter }
  expect(reasonText({ reason: 'rate_limited', detail }, 'en-US')).toContain(`in ${wait}.`)
})

test.each(['not_thought_of_yet', 'constructor'])(
  'X3 a reason without a text in this client reads as unexpected: %s',
  (reason) => {
    for (const language of languages)
      expect(reasonText({ reason: reason as Reason }, language)).toBe(reasonText({ reason: 'unexpected' }, language))
  },
)

test('X3 a failure that only the firm can resolve names the reference of its call, and any other failure does not', () => {
  const detail = { reference: 'K7Q2M-9XW4T' }
  expect(reasonText({ reason: 'server_error', detail }, 'en-US')).toMatch(/ \(Reference K7Q2M-9XW4T\)$/)
  expect(reasonText({ reason: 'server_error', detail }, 'zh-HK')).toContain('（編號 K7Q2M-9XW4T）')
  expect(reasonText({ reason: 'sms_code_wrong', detail }, 'en-US')).not.toContain('K7Q2M')
})
