import type { WatchlistKeepRequest } from '@foyer/api/watchlist'
import { expectAccessible, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as priceStyles from '../../../shared/market/price.module.css'
import { groupedWatchlistOf, keepEndpoint } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { appears } from '../../../testing/appears.ts'
import { openWatchlist, shownCodes } from '../testing/open.ts'
import * as watchlistStyles from './watchlist.module.css'

const codes = ['02800', '03008', '03439']
const groups = { Crypto: ['03439', '03008'], Later: [] }
const rows = page.getByCss(`.${watchlistStyles.watchRow}`)
const status = page.getByCss(`.${watchlistStyles.watchlist} > p[role="status"]`)
const sheet = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const chip = (name: string) => page.getByCss(`.${watchlistStyles.watchGroups}`).getByText(name, { exact: true })
const latest = () => requestsOf(keepEndpoint).at(-1)?.body as WatchlistKeepRequest | undefined
const open = () => openWatchlist(codes, { answers: groupedWatchlistOf(codes, groups) })
const openSheet = async () => {
  await button('Groups').click()
  await expect.element(sheet.getByRole('heading', { name: 'Groups' })).toBeVisible()
}

test('R31 a person sees the rows of a group of the watchlist in the order of the list, and all rows again', async () => {
  await open()
  await chip('Crypto').click()
  await expect.poll(shownCodes).toEqual(['03008', '03439'])
  await chip('Later').click()
  await expect.element(page.getByText(/^Nothing in this group yet/)).toBeVisible()
  await chip('All').click()
  await expect.poll(shownCodes).toEqual(codes)
  await expectAccessible()
})

test('R31 a person creates a group of the watchlist, and moves a security into it with the keyboard', async () => {
  await openWatchlist(codes)
  await openSheet()
  await userEvent.fill(sheet.getByRole('textbox', { name: 'New group' }), '  Long term ')
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('listitem')).toMatchTextContent('Long term')
  await expect.poll(() => latest()?.groups).toEqual([{ name: 'Long term', codes: [] }])
  await userEvent.keyboard('{Escape}')
  await button('Edit').click()
  ;(rows.nth(1).getByCss(`.${watchlistStyles.watchOpen}`).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await sheet.getByRole('button', { name: 'Long term' }).click()
  await expect.element(status).toHaveTextContent('Bosera HashKey Bitcoin ETF moved to Long term')
  await expect.poll(() => latest()?.groups).toEqual([{ name: 'Long term', codes: ['03008'] }])
  await expect.element(sheet).not.toBeInTheDocument()
  await chip('Long term').click()
  await expect.poll(shownCodes).toEqual(['03008'])
})

test('R31 a security that moves to another group of the watchlist leaves the shown group', async () => {
  await open()
  await chip('Crypto').click()
  await button('Edit').click()
  await rows.nth(0).getByCss(`.${watchlistStyles.watchOpen}`).click()
  await expect.element(sheet.getByRole('button', { name: 'Crypto' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'Later' }).click()
  await expect.poll(shownCodes).toEqual(['03439'])
  await expect
    .poll(() => latest())
    .toEqual({
      revision: 7,
      codes,
      groups: [
        { name: 'Crypto', codes: ['03439'] },
        { name: 'Later', codes: ['03008'] },
      ],
    })
})

test('R31 a renamed group of the watchlist remains the shown one, and a deleted one leaves its securities on the list', async () => {
  await open()
  await chip('Crypto').click()
  await openSheet()
  await button('Rename: Crypto').click()
  const name = sheet.getByRole('textbox', { name: 'Group name' })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'Later')
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('You already have a group with this name')
  await userEvent.fill(name, 'Coins')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Rename: Coins')).toBeVisible()
  expect(shownCodes()).toEqual(['03008', '03439'])
  await button('Delete: Coins').click()
  await expect.element(button('Cancel')).toHaveFocus()
  await button('Delete').click()
  await expect.element(button('Rename: Coins')).not.toBeInTheDocument()
  await expect.poll(shownCodes).toEqual(codes)
  await expect.poll(() => latest()).toMatchObject({ codes, groups: [{ name: 'Later', codes: [] }] })
})

test('R31 a person with ten groups of the watchlist is offered no eleventh', async () => {
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`G${n}`, []]))
  await openWatchlist(codes, { answers: groupedWatchlistOf(codes, ten) })
  await openSheet()
  await expect.element(sheet.getByText('You can have up to 10 groups')).toBeVisible()
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument()
})

test('R31 a security that is added while a group of the watchlist is shown is in that group', async () => {
  await open()
  await chip('Later').click()
  await button('Add to watchlist').click()
  await userEvent.fill(sheet.getByRole('textbox'), '99134')
  await sheet.getByText('99134').click()
  await expect.poll(() => latest()?.groups?.[1]).toEqual({ name: 'Later', codes: ['99134'] })
  await userEvent.keyboard('{Escape}')
  await expect.poll(shownCodes).toEqual(['99134'])
})

test('R31 a move within a group of the watchlist leaves the securities outside it at their places', async () => {
  await open()
  await chip('Crypto').click()
  await button('Edit').click()
  await button(/^Move up: Harvest/).click()
  await expect.poll(() => latest()?.codes).toEqual(['02800', '03439', '03008'])
})

test('R31 the whole watchlist is shown when another device has deleted the shown group', async () => {
  await open()
  await chip('Crypto').click()
  await expect.poll(shownCodes).toEqual(['03008', '03439'])
  serve({ [keepEndpoint]: { revision: 9, codes, groups: [], isStored: false } })
  await button('Edit').click()
  await button(/^Remove: Bosera/).click()
  await expect.poll(shownCodes).toEqual(codes)
  await appears(`.${watchlistStyles.watchRow}:last-child .${watchlistStyles.watchOpen}`)
})

test('R31 the groups of the watchlist are on one line that scrolls, and do not widen the page', async () => {
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`A group of twenty c${n}`, []]))
  await openWatchlist(codes, { answers: groupedWatchlistOf(codes, many), size: [320, 568] })
  await appears(`.${watchlistStyles.watchRow}:last-child .${priceStyles.price}`)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
  await expectAccessible()
})
