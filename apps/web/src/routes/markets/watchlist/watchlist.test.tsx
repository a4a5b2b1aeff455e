import type { WatchlistKeepRequest } from '@foyer/api/watchlist'
import {
  broken,
  deferredAnswer,
  expectAccessible,
  fingerOn,
  refused,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as priceStyles from '../../../shared/market/price.module.css'
import * as instrumentSearchStyles from '../../../shared/market/search/instrument-search.module.css'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import { indexCodes } from '../../../shared/market/testing/replies.ts'
import * as toastStyles from '../../../shared/ui/toast.module.css'
import { keepEndpoint, readEndpoint, watchlistOf } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { appears, disappears } from '../../../testing/appears.ts'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import * as marketStyles from '../market/market.module.css'
import * as pageStyles from '../page.module.css'
import { pathOf } from '../tab.ts'
import { openWatchlist, pauseTyping, shownCodes, timePauses } from '../testing/open.ts'
import * as watchlistStyles from './watchlist.module.css'

const three = ['02800', '03008', '03439']
const rows = page.getByCss(`.${watchlistStyles.watchRow}`)
const status = page.getByCss(`.${watchlistStyles.watchlist} > p[role="status"]`)
const edit = page.getByRole('button', { name: 'Edit', exact: true })
const remove = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove: ${name}`) })
const notSaved = page.getByRole('alert')
/** The changes that were sent, without their groups. */
const savedChanges = () =>
  requestsOf(keepEndpoint).map(({ body }) => {
    const { revision, codes } = body as WatchlistKeepRequest
    return { revision, codes }
  })
const focus = (button: { element(): Element }) => (button.element() as HTMLElement).focus()

test('R31 the indices stand above the watchlist in at most 60 px, with their change and without value and course', async () => {
  await openWatchlist(['02800'])
  const cards = page.getByCss(`.${marketStyles.indexCard}`)
  await expect.poll(() => cards.elements().length).toBe(indexCodes.length)
  const card = cards.first().element()
  await expect.element(cards.first()).toMatchTextContent(/^Lighthouse 40.*0\.43%/)
  expect(card.querySelector(`.${priceStyles.price}`)).toBeNull()
  expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(60)
  expect(card.getBoundingClientRect().bottom).toBeLessThan(
    page.getByCss(`.${watchlistStyles.watchRow}`).first().element().getBoundingClientRect().top,
  )
})

test('X3 a watchlist whose indices do not load shows its rows alone', async () => {
  await openWatchlist(['02800'], { answers: { 'POST /quote/market/indices': refused('market_unavailable') } })
  await expect.poll(() => document.querySelector(`.${marketStyles.indexCards}`), { timeout: 20_000 }).toBeNull()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('R31 an empty watchlist shows a notice and a button to add to it', async () => {
  await openWatchlist([])
  await expect.element(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to watchlist' })).toBeVisible()
  await expect.element(edit).not.toBeInTheDocument()
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R31 the button of an empty watchlist is well above the tab bar at 360 × 640 (${language})`, async () => {
    await openWatchlist([], { language, size: [360, 640] })
    const button = page.getByCss(`.${watchlistStyles.watchEmpty} .button`)
    await expect.element(button).toBeVisible()
    const barHeight = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tab-bar-height'))
    expect(barHeight).toBeGreaterThan(50)
    expect(innerHeight - barHeight - button.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(24)
  })

test('R31 an instrument that a person adds by search is on the watchlist with its quote', async () => {
  timePauses()
  await openWatchlist([])
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  const sheet = page.getByRole('dialog')
  for (const [code, name] of [
    ['02800', 'Tracker Fund of Hong Kong'],
    ['03008', 'Bosera HashKey Bitcoin ETF'],
  ] as const) {
    await sheet.getByRole('textbox').fill(code)
    await pauseTyping()
    const hit = sheet.getByCss(`.${instrumentSearchStyles.instrumentHit}`)
    await expect.element(hit).toMatchTextContent(code)
    await hit.click()
    await expect.element(hit.getByCss(`.${watchlistStyles.watchAdded}`)).toHaveTextContent('Added')
    await expect
      .element(sheet.getByCss(`.${watchlistStyles.watchAdd} > [role="status"]`))
      .toHaveTextContent(`${name} added`)
    // a second tap adds nothing
    await hit.click()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(shownCodes).toEqual(['02800', '03008'])
  await expect.element(rows.nth(1).getByCss(`.${priceStyles.price}`)).toHaveTextContent('64.460')
  await expect.element(page.getByCss(`.${pageStyles.marketsLine}`)).toMatchTextContent('Real time')
  expect(savedChanges()).toEqual([
    { revision: 7, codes: ['02800'] },
    { revision: 8, codes: ['02800', '03008'] },
  ])
})

test('R31 removing a row of the watchlist moves the focus to the next row and announces the removal', async () => {
  await openWatchlist(['02800', '03008'])
  await edit.click()
  await remove('Tracker').click()
  await expect.element(status).toHaveTextContent('Tracker Fund of Hong Kong removed')
  await expect.element(remove('Bosera')).toHaveFocus()
  await expect.poll(savedChanges).toEqual([{ revision: 7, codes: ['03008'] }])
  expect(shownCodes()).toEqual(['03008'])
})

test('R31 the keyboard moves a row: each move is announced and saved, and the focus stays on its button', async () => {
  await openWatchlist(three)
  focus(edit)
  await userEvent.keyboard('{Enter}')
  const up = page.getByRole('button', { name: /^Move up: Harvest/ })
  focus(up)
  for (const place of [2, 1]) {
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent(`Harvest Bitcoin Spot ETF, ${place} of 3`)
    await expect.element(up).toHaveFocus()
  }
  await expect.poll(savedChanges).toEqual([
    { revision: 7, codes: ['02800', '03439', '03008'] },
    { revision: 8, codes: ['03439', '02800', '03008'] },
  ])
  expect(shownCodes()).toEqual(['03439', '02800', '03008'])
  await expectAccessible()
})

test('R31 K6 a row that is held for 500 ms follows the finger, and is saved where it is dropped', async () => {
  await openWatchlist(three)
  const distance = rows.nth(2).element().getBoundingClientRect().y - rows.nth(0).element().getBoundingClientRect().y
  const finger = await fingerOn(rows.nth(0).getByCss(`.${watchlistStyles.watchOpen}`))
  await appears(`.${watchlistStyles.watchRow}.${watchlistStyles.isLifted}`)
  await finger.moveBy(0, distance)
  await expect.poll(shownCodes).toEqual(['03008', '03439', '02800'])
  expect(savedChanges()).toEqual([])
  await finger.lift()
  await expect.poll(savedChanges).toEqual([{ revision: 7, codes: ['03008', '03439', '02800'] }])
  await disappears(`.${watchlistStyles.isLifted}`)
  expect(shownCodes()).toEqual(['03008', '03439', '02800'])
})

test('R31 a lifted row is put back when another row is removed, and its move is not saved', async () => {
  await openWatchlist(three)
  await edit.click()
  // a right click lifts a row, as a long press does
  await rows.nth(0).getByCss(`.${watchlistStyles.watchOpen}`).click({ button: 'right' })
  await appears(`.${watchlistStyles.watchRow}.${watchlistStyles.isLifted}`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(shownCodes).toEqual(['03008', '02800', '03439'])
  await remove('Harvest').click()
  await disappears(`.${watchlistStyles.isLifted}`)
  await expect.poll(shownCodes).toEqual(['02800', '03008'])
  await expect.poll(savedChanges).toEqual([{ revision: 7, codes: ['02800', '03008'] }])
})

test('R31 a change that is not saved is undone with a notice, and the next change is saved', async () => {
  await openWatchlist(['02800', '03008'], { answers: { [keepEndpoint]: broken } })
  await edit.click()
  await remove('Tracker').click()
  await expect.element(notSaved).toMatchTextContent('Not saved. Your watchlist is unchanged.')
  await expect.poll(shownCodes).toEqual(['02800', '03008'])
  // the outcome is unknown, so the same request is sent once more, and the list is read again
  expect(savedChanges()).toEqual(Array(2).fill({ revision: 7, codes: ['03008'] }))
  await expect.poll(() => requestsOf(readEndpoint).length).toBe(2)
  serve(watchlistOf('02800', '03008'))
  await remove('Tracker').click()
  await expect.poll(shownCodes).toEqual(['03008'])
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.poll(savedChanges).toEqual(Array(3).fill({ revision: 7, codes: ['03008'] }))
})

test('R31 a change that conflicts with another device is replaced by the list of that device, with a notice', async () => {
  await openWatchlist(['02800'])
  serve({ [keepEndpoint]: { revision: 9, codes: ['02800', '03008'], groups: [], isStored: false } })
  await edit.click()
  await remove('Tracker').click()
  await expect
    .element(page.getByCss(`.${toastStyles.toast}`))
    .toHaveTextContent('Your watchlist was changed on another device. This is the latest version.')
  await expect.poll(shownCodes).toEqual(['02800', '03008'])
})

test('R31 a change made after the person left the watchlist and returned, before the earlier change was answered, follows that change', async () => {
  const answers = watchlistOf(...three)
  await openWatchlist(three, { answers })
  const { answer, letGo } = deferredAnswer(answers[keepEndpoint])
  serve({ [keepEndpoint]: answer })
  await edit.click()
  await remove('Tracker').click()
  await expect.poll(savedChanges).toHaveLength(1)
  await goTo('/about')
  await expect.element(page.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  await goTo(pathOf('watchlist'))
  await edit.click()
  await remove('Bosera').click()
  await expect.poll(shownCodes).toEqual(['03439'])
  letGo()
  await expect.poll(savedChanges).toEqual([
    { revision: 7, codes: ['03008', '03439'] },
    { revision: 8, codes: ['03439'] },
  ])
  await expect.poll(shownCodes).toEqual(['03439'])
  expect(page.getByCss(`.${toastStyles.toast}`).elements()).toEqual([])
})

test('X3 a watchlist that fails to load shows an error, and a tap on Try again reads it again', async () => {
  await openScreen(pathOf('watchlist'), {
    viewer: 'registered',
    answers: { ...marketAnswers(), [readEndpoint]: refused('rate_limited') },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('This did not load')
  serve(watchlistOf('03008'))
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(shownCodes).toEqual(['03008'])
})

test('R31 the watchlist does not overflow at 200 % text, also while it is edited', async () => {
  await openWatchlist(['02800', '03008'], { size: [360, 800] })
  zoomText(200)
  await expect.poll(sticksOut).toEqual([])
  await edit.click()
  await expect.element(remove('Tracker')).toBeVisible()
  await expect.poll(sticksOut).toEqual([])
  await expectAccessible()
})

test('R31 a watchlist is sorted by change or price without a change of its stored order, and returns to that order', async () => {
  await openWatchlist(three)
  const change = page.getByRole('button', { name: /^Change/ })
  await change.click()
  await expect.poll(shownCodes).toEqual(['02800', '03439', '03008'])
  await expect.element(change).toMatchTextContent('highest first')
  await change.click()
  await expect.poll(shownCodes).toEqual(['03008', '03439', '02800'])
  await expect.element(change).toMatchTextContent('lowest first')
  await change.click()
  await expect.poll(shownCodes).toEqual(three)
  await page.getByRole('button', { name: /^Price/ }).click()
  await expect.poll(shownCodes).toEqual(['03008', '02800', '03439'])
  await expectAccessible()
  expect(savedChanges()).toEqual([])
})

test('R31 a row of a sorted watchlist cannot be lifted, and editing begins in the stored order', async () => {
  await openWatchlist(three)
  await page.getByRole('button', { name: /^Change/ }).click()
  await expect.poll(shownCodes).toEqual(['02800', '03439', '03008'])
  await rows.nth(0).getByCss(`.${watchlistStyles.watchOpen}`).click({ button: 'right' })
  await edit.click()
  await expect.poll(shownCodes).toEqual(three)
  await expect.element(page.getByCss(`.${watchlistStyles.isLifted}`)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
})
