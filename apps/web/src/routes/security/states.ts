import { broken, hanging, refused, serve, setOnline } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { detailOf } from '../../shared/activity/testing/activity-screen.ts'
import * as marketLineStyles from '../../shared/market/market-line.module.css'
import { marketAnswersAll } from '../../shared/market/testing/answers.ts'
import { closedMarket, depthOf, detailsOf, type MarketConditions } from '../../shared/market/testing/replies.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as alertStyles from './alerts/alerts.module.css'
import { type ChartRange, chartRanges } from './chart/bars.ts'
import * as chartStyles from './chart/chart.module.css'
import * as depthStyles from './depth.module.css'
import * as pageStyles from './page.module.css'
import { alertsEndpoint, securityAnswers, securityPathOf, waitForChart, waitForPrice } from './testing/open.ts'

type State = Omit<ScreenState, 'name' | 'path'>

const state = (
  name: string,
  conditions: MarketConditions,
  { code = '99134', ...more }: State & { code?: string } = {},
): ScreenState => ({
  name: `security-${name}`,
  path: securityPathOf(code),
  whole: true,
  reach: waitForChart,
  ...more,
  answers: { ...securityAnswers({ delay: more.viewer ? 0 : 900, ...conditions }, code), ...more.answers },
})
const person = { viewer: 'registered' } as const
const withBook = async () => {
  await waitForChart()
  await appears(`.${depthStyles.depthSide}`)
}
const choose = async (range: ChartRange) => {
  await waitForChart()
  await page.getByCss(`.${chartStyles.chartRanges} label`).nth(chartRanges.indexOf(range)).click()
  await waitForChart()
}
const instrument = detailsOf('99134').instrument
const alerts = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    instrument,
    kind: 'above',
    value: '4.500',
    createdAt: 0,
    reached: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    instrument,
    kind: 'percent_down',
    value: '5.00',
    createdAt: 0,
    reached: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    instrument: detailsOf('99102').instrument,
    kind: 'below',
    value: '412.000',
    createdAt: 0,
    reached: { price: '411.800', at: Date.UTC(2026, 10, 19, 3) },
  },
]
const alertSheet = async () => {
  await waitForChart()
  await page.getByCss(`.${pageStyles.actions} .button-plain`).first().click()
  await appears(`.${alertStyles.alertForm}`)
}

export const states: readonly ScreenState[] = [
  state('stock', {}, { ...person, reach: withBook }),
  state('visitor', {}),
  state('fund', {}, { ...person, code: '09008', reach: withBook }),
  state('index', {}, { code: 'LTH40' }),
  state(
    'closed',
    { market: closedMarket },
    {
      ...person,
      answers: { 'POST /quote/market/depth': { ...depthOf('99134', { market: closedMarket }), depth: null } },
    },
  ),
  // a halt during the day leaves the figures of its trades
  state('suspended', { quote: (quote) => ({ ...quote, isHalted: true }) }),
  state('five-days', {}, { reach: () => choose('fiveDays') }),
  state('candles', {}, { reach: () => choose('year') }),
  state(
    'table',
    {},
    {
      reach: async () => {
        await waitForChart()
        await page.getByCss(`.${chartStyles.chartTable}`).click()
        await appears(`.${chartStyles.candleTable}`)
      },
    },
  ),
  state(
    'campaign',
    {},
    {
      code: '03008',
      answers: {
        'GET /api/activities/of-security/03008': async () => {
          const { opensAt, closesAt, title } = await detailOf('virtual-asset-etf')
          return {
            asOf: 0,
            activities: [
              {
                number: 494,
                code: 'virtual-asset-etf',
                route: '/virtualAssetsETF',
                title,
                lead: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
                phase: 'open',
                opensAt,
                closesAt,
              },
            ],
          }
        },
      },
      reach: async () => {
        await waitForChart()
        await appears(`.${pageStyles.campaign}`)
      },
    },
  ),
  state(
    'no-history',
    {},
    {
      answers: { 'POST /quote/market/intraday': refused('market_unavailable') },
      reach: async () => {
        await waitForPrice()
        await appears('[role="alert"]')
      },
    },
  ),
  state('loading', {}, { answers: marketAnswersAll(hanging), reach: () => appears(`.${pageStyles.chartShape}`) }),
  state('failed', {}, { answers: marketAnswersAll(broken), reach: () => appears('[role="alert"]') }),
  state(
    'offline',
    {},
    {
      reach: async () => {
        await waitForChart()
        setOnline(false)
        await appears(`.${marketLineStyles.marketFault}:not(:empty)`)
      },
    },
  ),
  {
    name: 'security-unknown',
    path: securityPathOf('1'),
    answers: securityAnswers(),
    reach: () => appears('a.button[href="#/markets"]'),
  },
  state(
    'alert',
    {},
    {
      ...person,
      whole: false,
      answers: { [alertsEndpoint]: { alerts } },
      reach: async () => {
        await alertSheet()
        await appears(`.${alertStyles.alerts}`)
      },
    },
  ),
  state(
    'alert-wrong',
    {},
    {
      ...person,
      whole: false,
      reach: async () => {
        await alertSheet()
        serve({ [`${alertsEndpoint}/add`]: refused('price_alerts_full') })
        await page.getByRole('textbox').fill('x')
        await page.getByCss(`.${alertStyles.alertForm} .button`).click()
        await appears('dialog [role="alert"]:not([hidden])')
      },
    },
  ),
]
