import { refused, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { securityAnswers, securityPathOf, waitForChart } from '../testing/open.ts'

test('X3 a chart that fails to load says that it is the chart, and a tap on Try again requests it again', async () => {
  const answers = { ...securityAnswers(), 'POST /quote/market/intraday': refused('market_unavailable') }
  await openScreen(securityPathOf('99134'), { answers })
  const failed = page.getByRole('alert')
  await expect.element(failed, { timeout: 10_000 }).toMatchTextContent('The chart did not load')
  serve(marketAnswers())
  await failed.getByRole('button', { name: 'Try again' }).click()
  await waitForChart()
})
