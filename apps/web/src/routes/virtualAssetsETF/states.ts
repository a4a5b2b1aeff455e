import { type Answers, broken, hanging, setOnline } from '@foyer/testing/browser'
import { userEvent } from 'vitest/browser'
import { detailOf } from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import { closedMarket, type MarketConditions } from '../../shared/market/testing/replies.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
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

const showQuotes = (): void => document.querySelector('.va-quotes')?.scrollIntoView({ block: 'center' })
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
    document.querySelectorAll<HTMLElement>('.va-option input')[1]?.click()
    await appears('.va-option :checked')
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
    { ...client, reach: () => settled().then(() => appears('.va-facts')) },
  ),
  state(
    'other-account',
    { ...testAnswers(after(0)), [statusEndpoint]: joined(), [discountEndpoint]: otherAccount },
    { ...client, reach: () => settled().then(() => appears('.va-discount .button')) },
  ),
  state(
    'ineligible',
    { ...testAnswers(), [statusEndpoint]: joinStatus({ gate: 'ineligible', rule: 'residence' }) },
    { ...registered, reach: () => settled().then(() => appears('.gate-quiet')) },
  ),
  state('not-started', phase('upcoming', 3), { reach: () => settled().then(() => disappears('.gate-panel .button')) }),
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
        document.querySelectorAll<HTMLElement>('.segment')[1]?.click()
        await disappears('.skeleton')
        await appears('.va-quotes .price')
        showQuotes()
      },
    },
  ),
  state(
    'chart',
    {},
    {
      whole: false,
      reach: async () => {
        await settled()
        document.querySelectorAll<HTMLElement>('.va-quotes .quote-open')[1]?.click()
        await appears('.chart-canvas canvas')
        await disappears('.sheet .skeleton')
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
        await disappears('.va-quotes, .va-quotes-shape, .va-test, .activity-body .skeleton')
      },
    },
  ),
  state(
    'loading',
    { [fundsEndpoint]: hanging },
    {
      reach: async () => {
        await appears('.va-quotes-shape')
        await appears('#knowledge-test')
      },
    },
  ),
  state('failed', { [fundsEndpoint]: broken }, { reach: () => appears('.activity-body > .notice-danger') }),
  state(
    'offline',
    {},
    {
      whole: false,
      reach: async () => {
        await settled()
        setOnline(false)
        await appears('.market-fault:not(:empty)')
      },
    },
  ),
]
