import type { SelfCheckReply } from '@foyer/contract/wealth-connect'
import { hanging } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { calls, gated, type Moved, met, notMet, quotas, storedCheck } from './testing/replies.ts'

export const path = '/crossWealthManagementActivity'

export const settled = async (): Promise<void> => {
  await appears('.shelf-product')
  await appears('.gate-panel')
  await disappears('.gate-panel .spinner, .skeleton')
}
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** Opens the questions. */
export const start = async (): Promise<void> => {
  press('.wealth-check > .button')
  await appears('.wealth-question')
}
/** Answers every question with its first or last option and requests the result. */
export const check = async (option: 'first' | 'last'): Promise<void> => {
  await start()
  for (const question of document.querySelectorAll('.wealth-question')) {
    const options = [...question.querySelectorAll<HTMLElement>('input')]
    options.at(option === 'first' ? 0 : -1)?.click()
  }
  await page.getByCss('.wealth-form > .button').click()
  await appears('.wealth-result')
}

const show = (what: string): void => document.querySelector(what)?.scrollIntoView({ block: 'center' })
const state = (name: string, reach: () => Promise<void>, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `wealth-connect-${name}`,
  path,
  reach,
  ...more,
})
const checked = (name: string, option: 'first' | 'last', reply: SelfCheckReply): ScreenState =>
  state(
    name,
    async () => {
      await settled()
      await check(option)
      show('.wealth-result')
    },
    { answers: { [calls.check]: reply } },
  )
const quota = (name: string, southbound: readonly Moved[], shows: string): ScreenState =>
  state(
    name,
    async () => {
      await settled()
      await appears(shows)
      show('.wealth-quota')
    },
    { viewer: 'cash', answers: { [calls.checks]: { checks: [] }, [calls.quota]: quotas({ southbound }) } },
  )
const gate = (name: string, change: Parameters<typeof gated>[0]): ScreenState =>
  state(
    name,
    async () => {
      await settled()
      await appears('.gate-quiet')
    },
    { viewer: 'registered', answers: { [calls.checks]: { checks: [] }, ...gated(change) } },
  )

export const states: readonly ScreenState[] = [
  state('visitor', settled, { whole: true }),
  state('northbound', settled, { whole: true, path: `${path}?direction=northbound` }),
  state('first-view', settled),
  state(
    'loading',
    async () => {
      await appears('.wealth-shape')
      document.querySelector('.wealth-shape')?.scrollIntoView({ block: 'start' })
    },
    { answers: { 'GET /api/wealth-connect': hanging } },
  ),
  state('questions', async () => {
    await settled()
    await start()
    press('.wealth-question input')
    press('.wealth-form > .button')
    await appears('.wealth-question:nth-of-type(2) [role=alert]')
    show('.wealth-question:nth-of-type(2)')
  }),
  checked('met', 'first', met),
  checked('ineligible', 'last', notMet),
  state(
    'stored',
    async () => {
      await settled()
      await appears('.wealth-stored')
      show('.wealth-stored')
    },
    { viewer: 'registered', answers: { [calls.checks]: { checks: [storedCheck('southbound', notMet)] } } },
  ),
  quota(
    'quota',
    [
      ['bank', 860_000],
      ['broker', 1_500_000],
    ],
    '.wealth-channel',
  ),
  quota('quota-unused', [], '.wealth-left'),
  quota('quota-used', [['broker', 3_000_000]], '.wealth-quota .notice-warn'),
  state('loop', async () => {
    await settled()
    show('.wealth-loop')
  }),
  gate('gate-ineligible', { gate: 'ineligible', rule: 'residence' }),
  gate('sold-out', { gate: 'sold_out', quota: { total: 200, remaining: 0 } }),
]
