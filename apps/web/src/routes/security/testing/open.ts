import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as priceStyles from '../../../shared/market/price.module.css'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import '../../../shared/market/testing/feed.ts'
import type { Answers } from '@foyer/testing/browser'
import type { MarketConditions } from '../../../shared/market/testing/replies.ts'
import { watchlistOf } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { appears } from '../../../testing/appears.ts'
import { type Opening, openScreen } from '../../../testing/screen.tsx'
import * as chartStyles from '../chart/chart.module.css'
import * as pageStyles from '../page.module.css'

export const alertsEndpoint = 'POST /api/user/price-alerts'

export const securityPathOf = (code: string) => `/security?code=${code}`

/** Answers of a market, of a person without alerts, and no campaign that names the security. */
export const securityAnswers = (conditions: MarketConditions = {}, code = '99134'): Answers => ({
  ...marketAnswers(conditions),
  ...watchlistOf(),
  [alertsEndpoint]: { alerts: [] },
  [`GET /api/activities/of-security/${code}`]: { asOf: 0, activities: [] },
})

export const waitForPrice = () => appears(`.${pageStyles.securityPrice} .${priceStyles.price}`)
export const waitForChart = async (): Promise<void> => {
  await waitForPrice()
  await appears(`.${chartStyles.chartCanvas} canvas`)
}

/** Opens the page of a security as a visitor, unless `opening` names another viewer. */
export const openSecurity = async (
  code = '99134',
  conditions: MarketConditions = {},
  { answers, ...opening }: Opening = {},
): Promise<void> => {
  await openScreen(securityPathOf(code), { ...opening, answers: { ...securityAnswers(conditions, code), ...answers } })
  await waitForChart()
}

export const chartSlider = page.getByRole('slider')
export const expectRead = (text: string | RegExp) =>
  expect.poll(() => chartSlider.element().getAttribute('aria-valuetext')).toMatch(text)
