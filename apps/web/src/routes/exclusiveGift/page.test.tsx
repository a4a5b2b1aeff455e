import { lost, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { type ScreenState, testStates } from '../../testing/states.ts'
import * as giftCardsStyles from './parts/gift-cards.module.css'
import { states } from './states.ts'
import { status } from './testing/replies.ts'

const path = '/exclusiveGift'
const publicCall = 'GET /api/gifts'
const cards = page.getByCss(`.${giftCardsStyles.gift}`)

testStates(states)

const openState = async (name: string) => {
  const { path: at, ...state } = states.find((one) => one.name === name) as ScreenState
  await openScreen(at, state)
}

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

test('R17 all gifts and the period are in the first view, above the panel', async () => {
  await page.viewport(390, 844)
  await openScreen(path)
  await expect.poll(() => cards.elements().length).toBe(4)
  const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => at(`.${gateStyles.gatePanel}`).top - at(`.${frameStyles.facts}`).bottom).toBeGreaterThan(0)
})

test('X3 R17 gifts that fail to load show an error on their shelf, and Try again loads them', async () => {
  await openScreen(path, { answers: { [publicCall]: lost } })
  await expect.element(page.getByText('This did not load')).toBeVisible()
  expect(document.querySelector(`.${giftCardsStyles.giftShape}`)).toBeNull()
  serve({ [publicCall]: status() })
  await page.getByCss(`.${giftCardsStyles.shelf}`).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cards.elements().length).toBe(4)
})

for (const [name, figure] of [
  ['gift-all-gone', 'None left'],
  ['gift-ended', 'Ended'],
] as const)
  test(`R17 the headline of a campaign in the state ${name} no longer offers a choice`, async () => {
    await openState(name)
    await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent(figure)
  })

test('R17 where no gift is left the headline says so and how many there were, and a row only to a screen reader', async () => {
  await openState('gift-all-gone')
  await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent(/None left\s*\d+ gifts in all/)
  await expect.element(cards.first()).toMatchTextContent('None left')
  expect(document.querySelector(`.${giftCardsStyles.giftLeft}`)).toBeNull()
})

test('R17 a page whose gifts are all claimed says so of gifts, not of places', async () => {
  await openState('gift-all-gone')
  await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).toMatchTextContent('No gifts left')
  await expect.element(page.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('No gifts left')
})

test('R17 a person who has chosen a gift sees no steps to choose one', async () => {
  await openState('gift-shipped')
  await expect.element(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'How it works' })).not.toBeInTheDocument()
})

test('R17 a campaign that is over shows no remaining stock', async () => {
  await openState('gift-ended')
  await expect.poll(() => cards.elements().length).toBe(4)
  await expect.element(cards.first()).not.toMatchTextContent('left')
})
