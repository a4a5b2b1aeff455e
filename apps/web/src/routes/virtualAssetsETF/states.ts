import { type Answers, broken, hanging, setOnline } from '@foyer/testing/browser'
import { userEvent } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { detailOf } from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as marketLineStyles from '../../shared/market/market-line.module.css'
import * as priceStyles from '../../shared/market/price.module.css'
import { closedMarket, type MarketConditions } from '../../shared/market/testing/replies.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { after, begun, discountReply, needed, otherAccount, waited, withheldFunds } from './testing/replies.ts'
import {
  discountEndpoint,
  fundAnswers,
  fundsEndpoint,
  openTest,
  path,
  settled,
  statusEndpoint,
  testAnswers,
  turn,
} from './testing/screen.ts'

type More = Partial<Omit<ScreenState, 'name' | 'path'>>

const state = (name: string, answers: Answers = {}, more: More = {}): ScreenState => ({
  name: `virtual-assets-${name}`,
  path,
  whole: true,
  answers: { ...fundAnswers(), ...answers },
  reach: settled,
  ...more,
})
/** A person who registered by phone, and a client with an account. */
const registered: More = { viewer: 'registered' }
const client: More = { viewer: 'margin' }
const registeredStatus = { [statusEndpoint]: joinStatus({ gate: 'registered' }) }

const showQuotes = (): void => document.querySelector(`.${pageStyles.vaQuotes}`)?.scrollIntoView({ block: 'center' })
const quotes = (name: string, conditions: MarketConditions): ScreenState =>
  state(name, fundAnswers(conditions), {
    whole: false,
    reach: async () => {
      await settled()
      showQuotes()
    },
  })
const inTest = (name: string, reach: () => Promise<void>, whole = false): ScreenState =>
  state(
    name,
    { ...registeredStatus, ...testAnswers(needed) },
    {
      ...registered,
      whole,
      reach: async () => {
        await settled()
        await openTest()
        await reach()
      },
    },
  )
const day = 86_400_000
const phase = (phase: 'upcoming' | 'ended', shift: number) => ({
  [statusEndpoint]: joinStatus({ gate: phase === 'ended' ? 'ended' : 'not_started' }),
  'GET /api/activities/virtual-asset-etf': () =>
    detailOf('virtual-asset-etf', ({ asOf, opensAt, closesAt }) => {
      const by = shift * day + asOf - (phase === 'upcoming' ? opensAt : closesAt)
      return { phase, opensAt: opensAt + by, closesAt: closesAt + by }
    }),
})

export const states: readonly ScreenState[] = [
  state('visitor'),
  state('first-view', {}, { whole: false }),
  state('registered', { ...registeredStatus, ...testAnswers() }, registered),
  state('test-needed', testAnswers(), client),
  inTest('question', async () => {
    document.querySelectorAll<HTMLElement>(`.${pageStyles.vaOption} input`)[1]?.click()
    await appears(`.${pageStyles.vaOption} :checked`)
  }),
  inTest('question-missing', async () => {
    turn()
    await appears('dialog [role="alert"]:not(:empty)')
  }),
  inTest(
    'test-open',
    async () => {
      await userEvent.keyboard('{Escape}')
      await disappears('dialog')
    },
    true,
  ),
  state('test-begun-elsewhere', testAnswers(begun), client),
  state('test-failed', testAnswers(after(3)), client),
  state('test-again', { ...registeredStatus, ...testAnswers(waited) }, registered),
  state('test-passed', testAnswers(after(1)), client),
  state(
    'joined',
    { ...testAnswers(after(0)), [statusEndpoint]: joined(), [discountEndpoint]: discountReply },
    { ...client, reach: () => settled().then(() => appears(`.${pageStyles.vaFacts}`)) },
  ),
  state(
    'other-account',
    { ...testAnswers(after(0)), [statusEndpoint]: joined(), [discountEndpoint]: otherAccount },
    { ...client, reach: () => settled().then(() => appears(`.${pageStyles.vaDiscount} .button`)) },
  ),
  state(
    'ineligible',
    { ...testAnswers(), [statusEndpoint]: joinStatus({ gate: 'ineligible', rule: 'residence' }) },
    { ...registered, reach: () => settled().then(() => appears(`.${gateStyles.gateLine}[data-tone="quiet"]`)) },
  ),
  state('not-started', phase('upcoming', 3), {
    reach: () => settled().then(() => appears(`.${gateStyles.gatePanel} .button-outlined`)),
  }),
  state('ended', phase('ended', -1)),
  quotes('quotes-delayed', { delay: 900 }),
  quotes('quotes-halted', { quote: (quote) => ({ ...quote, isHalted: quote.code === '03042' }) }),
  quotes('market-closed', { delay: 900, market: closedMarket }),
  state(
    'ether',
    {},
    {
      whole: false,
      reach: async () => {
        await settled()
        document.querySelectorAll<HTMLElement>(`.${segmentedStyles.segment}`)[1]?.click()
        await disappears(`.${skeletonStyles.skeleton}`)
        await appears(`.${pageStyles.vaQuotes} .${priceStyles.price}`)
        showQuotes()
      },
    },
  ),
  state(
    'mainland',
    {
      [fundsEndpoint]: withheldFunds,
      'GET /api/activities/virtual-asset-etf': () => withheldActivity('virtual-asset-etf'),
    },
    {
      reach: async () => {
        await appears('main h1')
        await disappears(
          `.${pageStyles.vaQuotes}, .${pageStyles.vaQuotesShape}, .${pageStyles.vaTest}, .${frameStyles.activityBody} .${skeletonStyles.skeleton}`,
        )
      },
    },
  ),
  state(
    'loading',
    { [fundsEndpoint]: hanging },
    {
      reach: async () => {
        await appears(`.${pageStyles.vaQuotesShape}`)
        await appears('#knowledge-test')
      },
    },
  ),
  state(
    'failed',
    { [fundsEndpoint]: broken },
    { reach: () => appears(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="danger"]`) },
  ),
  state(
    'offline',
    {},
    {
      whole: false,
      reach: async () => {
        await settled()
        setOnline(false)
        await appears(`.${marketLineStyles.marketFault}:not(:empty)`)
      },
    },
  ),
]
