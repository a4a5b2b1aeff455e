import type { SelfCheckReply } from '@foyer/api/wealth-connect'
import { hanging } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { calls, gated, type Moved, met, notMet, quotas, storedCheck } from './testing/replies.ts'

export const path = '/crossWealthManagementActivity'

export const settled = async (): Promise<void> => {
  await appears(`.${pageStyles.shelfProduct}`)
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${skeletonStyles.skeleton}`)
}
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** Opens the questions. */
export const start = async (): Promise<void> => {
  press(`.${pageStyles.wealthCheck} > .button`)
  await appears(`.${pageStyles.wealthQuestion}`)
}
/** Answers every question with its first or last option and requests the result. */
export const check = async (option: 'first' | 'last'): Promise<void> => {
  await start()
  for (const question of document.querySelectorAll(`.${pageStyles.wealthQuestion}`)) {
    const options = [...question.querySelectorAll<HTMLElement>('input')]
    options.at(option === 'first' ? 0 : -1)?.click()
  }
  await page.getByCss(`.${pageStyles.wealthForm} > .button`).click()
  await appears(`.${pageStyles.wealthResult}`)
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
      show(`.${pageStyles.wealthResult}`)
    },
    { answers: { [calls.check]: reply } },
  )
const quota = (name: string, southbound: readonly Moved[], shows: string): ScreenState =>
  state(
    name,
    async () => {
      await settled()
      await appears(shows)
      show(`.${pageStyles.wealthQuota}`)
    },
    { viewer: 'cash', answers: { [calls.checks]: { checks: [] }, [calls.quota]: quotas({ southbound }) } },
  )
const gate = (name: string, change: Parameters<typeof gated>[0]): ScreenState =>
  state(
    name,
    async () => {
      await settled()
      await appears(`.${gateStyles.gateLine}[data-tone="quiet"]`)
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
      await appears(`.${pageStyles.wealthShape}`)
      document.querySelector(`.${pageStyles.wealthShape}`)?.scrollIntoView({ block: 'start' })
    },
    { answers: { 'GET /api/wealth-connect': hanging } },
  ),
  state('questions', async () => {
    await settled()
    await start()
    press(`.${pageStyles.wealthQuestion} input`)
    press(`.${pageStyles.wealthForm} > .button`)
    await appears(`.${pageStyles.wealthQuestion}:nth-of-type(2) [role=alert]`)
    show(`.${pageStyles.wealthQuestion}:nth-of-type(2)`)
  }),
  checked('met', 'first', met),
  checked('ineligible', 'last', notMet),
  state(
    'stored',
    async () => {
      await settled()
      await appears(`.${pageStyles.wealthStored}`)
      show(`.${pageStyles.wealthStored}`)
    },
    { viewer: 'registered', answers: { [calls.checks]: { checks: [storedCheck('southbound', notMet)] } } },
  ),
  quota(
    'quota',
    [
      ['bank', 860_000],
      ['broker', 1_500_000],
    ],
    `.${pageStyles.wealthChannel}`,
  ),
  quota('quota-unused', [], `.${pageStyles.wealthMeterNone}`),
  quota('quota-used', [['broker', 3_000_000]], `.${pageStyles.wealthQuota} .${noticeStyles.notice}[data-tone="warn"]`),
  state('loop', async () => {
    await settled()
    show(`.${pageStyles.wealthLoop}`)
  }),
  gate('gate-ineligible', { gate: 'ineligible', rule: 'residence' }),
  gate('sold-out', { gate: 'sold_out', quota: { total: 200, remaining: 0 } }),
]
