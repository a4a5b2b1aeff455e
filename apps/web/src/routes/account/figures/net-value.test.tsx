import { serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as countStyles from '../../../shared/ui/count-up/count-up.module.css'
import { allowMotion, noteChanges } from '../../../testing/gestures.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { dots } from './amount.tsx'
import * as styles from './figures.module.css'
import { figuresEndpoint, margin, valuesEndpoint, valuesOf } from './testing/replies.ts'
import { useMask } from './use-mask.ts'

allowMotion()

const netValue = page.getByCss(`.${styles.netValueAmount}`)
const isGrowing = () => document.querySelector(`.${countStyles.running}`) !== null

test('E2 R31 the net value grows when it is first shown, and neither while it is hidden nor when the books change', async () => {
  useMask.setState({ isHidden: true })
  await openScreen('/account', {
    viewer: 'margin',
    answers: { [figuresEndpoint]: margin, [valuesEndpoint]: valuesOf(margin) },
  })
  await expect.element(netValue).toMatchTextContent(dots)
  const growing = noteChanges(document.body, () => [isGrowing() ? 'grows' : 'is still'])
  expect(netValue.element().querySelector(`.${countStyles.count}`)).toBeNull()
  useMask.setState({ isHidden: false })
  await expect.element(netValue).toHaveTextContent('HK$654,939.00')
  expect(growing).toContain('grows')
  growing.length = 0
  const { figures } = margin
  serve({ [figuresEndpoint]: { ...margin, figures: { ...figures, marginAccount: 700_000_00 } } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(netValue).toHaveTextContent('HK$700,000.00')
  expect(growing).not.toContain('grows')
})
