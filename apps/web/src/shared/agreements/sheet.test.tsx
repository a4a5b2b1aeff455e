import { expectAccessible, lost, publicAnswer, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'

testStates(states)

for (const title of ['Disclaimer', 'Privacy Policy', 'Service Agreement'])
  test(`V6 the ${title} opens as text, and Escape returns the focus to its button`, async () => {
    await openScreen('/loginPage')
    const button = page.getByRole('button', { name: title })
    await button.click()
    const article = page.getByRole('dialog', { name: title }).getByRole('article')
    await expect.element(article).toMatchTextContent(/Version \S+, effective [A-Z][a-z]{2} \d+, \d{4}/)
    expect(article.element().textContent.length).toBeGreaterThan(800)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

test('V6 the sheet reports that a document did not load, and Try again loads it', async () => {
  const document = 'GET /api/content/agreements/{key}'
  await openScreen('/loginPage', { answers: { [document]: lost } })
  await page.getByRole('button', { name: 'Privacy Policy' }).click()
  const sheet = page.getByRole('dialog', { name: 'Privacy Policy' })
  await expect
    .element(sheet.getByRole('alert'))
    .toMatchTextContent('The document did not loadNo connection. Check your network and try again.')
  serve({ [document]: publicAnswer })
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.element(sheet.getByRole('article')).toMatchTextContent(/Version \S+, effective [A-Z][a-z]{2} \d+, \d{4}/)
})
