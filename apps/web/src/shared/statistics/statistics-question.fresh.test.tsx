import { expectAccessible } from '@foyer/testing/browser'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { consentKey, useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { prepare } from '../../testing/client.ts'
import { openPart } from '../../testing/part.tsx'
import { StatisticsQuestion } from './statistics-question.tsx'

beforeEach(async () => {
  await prepare({})
  localStorage.removeItem(consentKey)
  useStatisticsConsent.setState({ consent: 'unknown' })
})

const question = page.getByRole('region', { name: 'Usage statistics' })
const thanks = page.getByRole('status')

for (const [button, consent, words] of [
  ['Do not allow', 'refused', /Nothing is counted/],
  ['Allow', 'granted', /\S/],
] as const)
  test(`A person who answers "${button}" sees a focused thank-you, and the answer is stored`, async () => {
    await openPart(<StatisticsQuestion />)
    await expectAccessible()
    await question.getByRole('button', { name: button, exact: true }).click()
    await expect.element(thanks).toHaveFocus()
    await expect.element(thanks).toMatchTextContent(words)
    expect(localStorage.getItem(consentKey)).toBe(consent)
    await expect.element(question).not.toBeInTheDocument()
    await expectAccessible()
  })

const Frame = ({ prices }: { prices: string }) => (
  <>
    <button type="button">{prices}</button>
    <StatisticsQuestion />
  </>
)

test('The thank-you for the statistics answer does not take the focus back when the page renders again', async () => {
  const shown = await render(<Frame prices="No prices yet" />)
  await question.getByRole('button', { name: 'Do not allow' }).click()
  await expect.element(thanks).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'No prices yet' })).toHaveFocus()
  // new data renders the frame again
  await shown.rerender(<Frame prices="Prices of Monday" />)
  await expect.element(page.getByRole('button', { name: 'Prices of Monday' })).toHaveFocus()
})

test('An answer given in another tab removes the statistics question', async () => {
  await openPart(<StatisticsQuestion />)
  await expect.element(question).toBeVisible()
  localStorage.setItem(consentKey, 'granted')
  dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: 'granted' }))
  await expect.element(question).not.toBeInTheDocument()
})
