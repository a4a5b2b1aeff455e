import { expectAccessible, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as priceStyles from '../../../shared/market/price.module.css'
import * as instrumentSearchStyles from '../../../shared/market/search/instrument-search.module.css'
import { found } from '../../../shared/market/testing/replies.ts'
import { keepEndpoint, watchlistOf } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { openMarket, pauseTyping, timePauses } from '../testing/open.ts'
import * as marketStyles from './market.module.css'

const endpoint = 'POST /quote/market/search'
const field = page.getByRole('textbox', { name: 'Search by name or code' })
const hits = page.getByCss(`.${instrumentSearchStyles.instrumentHit}`)
const status = page.getByCss(`.${instrumentSearchStyles.instrumentSearch} > [role="status"]`)
const clear = () => page.getByRole('button', { name: 'Clear' }).element() as HTMLElement
const lastSearch = () => (requestsOf(endpoint).at(-1)?.body as { content: string } | undefined)?.content

/** Sets the value of the field as typing does. `fill` does not preserve a lone surrogate. */
const type = (text: string) => {
  const input = field.element() as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('R31 a search finds instruments by code and by name, and a tap opens the page of the instrument', async () => {
  timePauses()
  await openMarket()
  await field.fill('02800')
  await pauseTyping()
  await expect.element(status).toHaveTextContent('1 found')
  await expect.element(hits).toHaveTextContent('Tracker Fund of Hong Kong02800Fund')
  await field.fill('harvest')
  await pauseTyping()
  await expect.element(hits.first()).toMatchTextContent('Harvest Bitcoin Spot ETF')
  await expectAccessible()
  await hits.first().click()
  await expect.poll(() => location.hash).toBe('#/security?code=03439')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Harvest Bitcoin Spot ETF' })).toBeVisible()
})

test('R31 a result of the search has its price, and its star adds it to the watchlist of a signed-in person', async () => {
  timePauses()
  await openMarket({}, { viewer: 'registered', answers: watchlistOf('02800') })
  await field.fill('03439')
  await pauseTyping()
  await expect.element(hits.getByCss(`.${priceStyles.price}`)).toBeVisible()
  const star = page.getByRole('button', { name: 'Add to watchlist: Harvest Bitcoin Spot ETF' })
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => Object(requestsOf(keepEndpoint).at(-1)?.body).codes).toEqual(['02800', '03439'])
  await expectAccessible()
})

test('C9 a late answer to an earlier search does not replace a newer answer', async () => {
  let answerFirst = (_: unknown) => {}
  timePauses()
  await openMarket()
  serve({
    [endpoint]: ({ body }: { body: unknown }) => {
      const { content } = body as { content: string }
      return content === '02' ? new Promise((resolve) => (answerFirst = resolve)) : { found: found(content) }
    },
  })
  await field.fill('02')
  await pauseTyping()
  await expect.poll(() => requestsOf(endpoint).length).toBe(1)
  await field.fill('03439')
  await pauseTyping()
  await expect.element(hits).toMatchTextContent('03439')
  answerFirst({ found: found('02') })
  await field.fill('03439 ')
  await pauseTyping()
  await expect.element(hits).toMatchTextContent('03439')
  expect(hits.elements().length).toBe(1)
})

test('R31 a search waits for a pause in typing', async () => {
  await openMarket()
  for (const text of ['0', '02', '028', '0280', '02800']) type(text)
  await expect.element(status).toHaveTextContent('1 found')
  expect(requestsOf(endpoint).map(({ body }) => body)).toEqual([{ content: '02800' }])
})

test('X3 a search that fails shows the reason, and a tap on Try again searches again', async () => {
  await openMarket({}, { answers: { [endpoint]: refused('market_unavailable') } })
  await field.fill('02800')
  const alert = page.getByCss(`.${instrumentSearchStyles.instrumentSearch} [role="alert"]`)
  await expect.element(alert).toMatchTextContent('Market data is not available for the moment')
  serve({ [endpoint]: { found: found('02800') } })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(hits).toMatchTextContent('02800')
})

const hostile = [
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=a'],
  ["'; drop table persons; --", "'; drop table person"],
  ['💥'.repeat(30), '💥'.repeat(20)],
  ['%25%00', '%25%00'],
  ['\u202e\ufeff\ud800', '\u202e\ufeff\ud800'],
  [' x'.repeat(500), 'x x x x x x x x x x '],
] as const
test('R31 hostile text is only searched for, and cut to the length that the market accepts', async () => {
  const alert = vi.spyOn(window, 'alert')
  timePauses()
  await openMarket()
  for (const [text, content] of hostile) {
    type(text)
    await pauseTyping()
    await expect
      .element(page.getByCss(`.${instrumentSearchStyles.instrumentNone}`))
      .toMatchTextContent('Nothing found for')
    await expect.poll(lastSearch).toBe(content)
    expect(document.querySelector(`.${instrumentSearchStyles.instrumentSearch} img`)).toBeNull()
    expect(field.element()).not.toBe(document.activeElement)
    clear().click()
    await expect.element(field).toHaveFocus()
    ;(field.element() as HTMLElement).blur()
    await expect.element(page.getByCss(`.${marketStyles.indexCard}`).first()).toBeVisible()
  }
  expect(alert).not.toHaveBeenCalled()
  alert.mockRestore()
})
