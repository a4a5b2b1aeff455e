import { lost, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as giftCardsStyles from './parts/gift-cards.module.css'
import { states } from './states.ts'
import { status } from './testing/replies.ts'

const path = '/exclusiveGift'
const publicCall = 'GET /api/gifts'
const cards = page.getByCss(`.${giftCardsStyles.gift}`)

testStates(states)

test('R17 a visitor sees the gifts with their stock, and a sign-in link', async () => {
  await openScreen(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A gift for members')
  await expect.poll(() => cards.elements().length).toBe(4)
  await expect.element(cards.first()).toMatchTextContent(/Porcelain tea set.*\d+ left/)
  await expect
    .element(page.getByRole('link', { name: 'Sign in to choose' }))
    .toHaveAttribute('href', '#/loginPage?back=%2FexclusiveGift')
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('X3 R17 gifts that fail to load show an error on their shelf, and Try again loads them', async () => {
  await openScreen(path, { answers: { [publicCall]: lost } })
  await expect.element(page.getByText('This did not load')).toBeVisible()
  expect(document.querySelector(`.${giftCardsStyles.giftShape}`)).toBeNull()
  serve({ [publicCall]: status() })
  await page.getByCss(`.${giftCardsStyles.shelf}`).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cards.elements().length).toBe(4)
})
