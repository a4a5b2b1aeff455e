import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { track } from '../tracker.ts'
import { answerStatistics } from './consent.ts'

const question = page.getByRole('region', { name: 'Usage statistics' })

afterEach(() => {
  answerStatistics('refused')
  vi.restoreAllMocks()
})

test('COMM-17 V13 in debug mode the page’s console shows what the tracker and the collector refused, and why', async () => {
  const warnings: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
  const before = location.search
  history.replaceState(history.state, '', `${location.pathname}?tracking=debug${location.hash}`)
  try {
    const refusal = { status: 40000, msg: 'refused', reason: 'invalid_request', rejected: [] }
    await openScreen('/818videolist', { answers: { 'GET /sa/debug': () => Response.json(refusal, { status: 400 }) } })
    await question.getByRole('button', { name: 'Allow', exact: true }).click()
    track('sign_in_done', { 'wrong-name': 1, amount: Number.NaN })
    await expect.poll(() => warnings).toContain('tracking: wrong-name: name_malformed')
    track('sign_in_done', { amount: Number.NaN })
    await expect.poll(() => warnings).toContain('tracking: amount: value_malformed')
    await expect
      .poll(() => warnings.filter((text) => /^tracking: \$pageview: 400 .*invalid_request/.test(text)))
      .not.toEqual([])
  } finally {
    history.replaceState(history.state, '', `${location.pathname}${before}${location.hash}`)
  }
})
