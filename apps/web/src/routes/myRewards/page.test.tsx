import type { RewardsRequest } from '@foyer/api/rewards'
import { broken, cutOff, requestsOf, serve, setOnline, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as endlessListStyles from '../../shared/ui/endless-list/endless-list.module.css'
import { goTo, leaveScreen, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as detailStyles from './detail/detail.module.css'
import * as walletStyles from './list/wallet.module.css'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { detail, idOf, listing, reward, several, wallet } from './testing/replies.ts'

const path = '/myRewards'
const call = 'POST /api/user/rewards'
const cards = page.getByCss(`.${pageStyles.rewardCard}`)
const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
const count = () => cards.elements().length
const requests = () => requestsOf(call).map(({ body }) => body as RewardsRequest)

const open = (query = '', all = several) =>
  openScreen(`${path}${query}`, { viewer: 'registered', answers: { [call]: listing(all) } })

testStates(states)

test('R28 a person who is signed out sees a sign-in link that returns to the rewards', async () => {
  await openScreen(path)
  await expect.element(page.getByRole('heading', { name: 'All your rewards in one wallet' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '#/loginPage?back=%2FmyRewards')
})

test('R28 a person without rewards sees a link to the activities', async () => {
  await open('', [])
  await expect.element(page.getByRole('heading', { name: 'Your next reward is waiting' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See what you can earn' })).toHaveAttribute('href', '#/')
  expect(page.getByRole('tab').elements()).toEqual([])
  expect(document.querySelector(`.${walletStyles.totals}`)).toBeNull()
})

test('R28 E1 tabs show their counts, and each reward its type, source, validity and state in words', async () => {
  await open()
  await expect.poll(tabs).toEqual(['Active 4', 'Completed 1', 'Ended 2'])
  await expect.poll(count).toBe(4)
  for (const [index, words] of [
    /One medium coffee.*Ready to use.*2 days left/,
    /\+HK\$88\.80.*Ready to claim.*Valid until/,
    /Windproof umbrella.*A gift for members.*On its way/,
    /\+HK\$1,234\.56.*Not due yet.*Claim from/,
  ].entries())
    await expect.element(cards.nth(index)).toMatchTextContent(words)
  const first = page.getByRole('tab', { name: /Active 4/ })
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(count).toBe(2)
  await expect.element(cards.nth(0)).toMatchTextContent(/\w{5} back/)
  await expect.element(cards.nth(1)).toMatchTextContent('Expired')
  await expect.element(page.getByRole('tab', { name: /Ended 2/ })).toHaveFocus()
})

test('R28 a reward whose name contains the name of its activity does not repeat it', async () => {
  const cash = reward('cash_return')
  const title = { ...cash.source.title, 'en-US': 'Your first trades' }
  await open('', [cash, reward('cash_return', { id: idOf(2), source: { ...cash.source, title } })])
  await expect.element(cards.nth(0)).toMatchTextContent(/^Fee cashback for October\s*\+HK\$88\.80\s*Ready/)
  await expect
    .element(cards.nth(1))
    .toMatchTextContent(/^Fee cashback for October\s*\+HK\$88\.80\s*From “Your first trades”/)
})

test('R28 K4 filters by type and by day of issue narrow the list, and are in the address', async () => {
  await open()
  await expect.poll(count).toBe(4)
  await page.getByCss(`.${walletStyles.kinds} label`).filter({ hasText: 'Cash' }).click()
  await expect.poll(count).toBe(2)
  const days = page.getByRole('button', { name: 'Issue date' })
  await days.click()
  await expect.element(days).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: /Issued from/ }).click()
  const lists = page.getByRole('dialog').getByRole('listbox')
  await expect.poll(() => lists.elements().length).toBe(3)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => location.hash).toBe('#/myRewards?type=cash_return&from=2026-11-18')
  await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  expect(requests().at(-1)).toEqual({ tab: 'available', type: 'cash_return', from: Date.UTC(2026, 10, 17, 16) })
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect.poll(count).toBe(2)
  await expect.poll(() => location.hash).toBe('#/myRewards?type=cash_return')

  // a year earlier, when nothing was issued
  await page.getByRole('button', { name: /Issued to/ }).click()
  await expect.poll(() => lists.elements().length).toBe(3)
  ;(lists.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => location.hash).toBe('#/myRewards?type=cash_return&to=2025-11-18')
  await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  expect(requests().at(-1)).toEqual({ tab: 'available', type: 'cash_return', until: Date.UTC(2025, 10, 18, 16) })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(count).toBe(4)
})

test('R28 K4 a tap on a period filters by its days of issue, and a second one ends that', async () => {
  await open()
  await page.getByRole('button', { name: 'Issue date' }).click()
  const quarter = page.getByRole('button', { name: 'Last 3 months' })
  await quarter.click()
  await expect.poll(() => location.hash).toBe('#/myRewards?from=2026-09-01')
  await expect.element(quarter).toHaveAttribute('aria-pressed', 'true')
  await quarter.click()
  await expect.poll(() => location.hash).toBe('#/myRewards')
})

test('R28 the wallet shows the cash so far, or the cash to claim if nothing was paid in yet, apart from what arrives on its own', async () => {
  await open('', wallet)
  const totals = page.getByCss(`.${walletStyles.totals}`)
  await expect.element(totals).toHaveTextContent('Cash received so farHK$486.20HK$88.80 to claim')
  await leaveScreen()
  await open()
  await expect.element(totals).toHaveTextContent('Cash to claimHK$88.80HK$1,234.56 to come')
})

test('R28 a tap on the cash to claim shows the list of cash', async () => {
  await open('', wallet)
  await page.getByRole('button', { name: 'HK$88.80 to claim' }).click()
  await expect.poll(() => location.hash).toBe('#/myRewards?type=cash_return')
})

test('R28 the act of a card to claim has the colour of the main action, and the cash to claim above the list has not', async () => {
  await open('', wallet)
  const colourOf = (element: { element(): Element }) => getComputedStyle(element.element()).backgroundColor
  const act = page.getByText('Claim', { exact: true })
  await expect.element(act).toBeVisible()
  expect(colourOf(page.getByRole('button', { name: 'HK$88.80 to claim' }))).not.toBe(colourOf(act))
})

test('R28 the act of a voucher to use has the colour of the act of cash to claim', async () => {
  await open('', wallet)
  const colourOf = (word: string) =>
    getComputedStyle(page.getByText(word, { exact: true }).first().element()).backgroundColor
  await expect.poll(count).toBe(4)
  expect(colourOf('Use')).toBe(colourOf('Claim'))
})

test('R28 the cards of vouchers, cash and gifts have one height, and the three tabs one width', async () => {
  await open('', wallet)
  await expect.poll(count).toBe(4)
  const sizesOf = (elements: Element[], side: 'width' | 'height') =>
    new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side])))
  expect(sizesOf(cards.elements(), 'height').size).toBe(1)
  expect(sizesOf(page.getByRole('tab').elements(), 'width').size).toBe(1)
})

test('R28 a coffee voucher of the firm has the ground of food, on which its blue cup is visible', async () => {
  await open('', [reward('exchange_voucher')])
  await expect.element(cards.first()).toHaveAttribute('data-campaign', 'food')
})

test('R28 a server of an earlier release sends no totals, and the list is shown without them', async () => {
  const earlier: typeof listing = (all) => (received) => {
    const { totals: _, ...reply } = listing(all)(received)
    return reply
  }
  await openScreen(path, { viewer: 'registered', answers: { [call]: earlier(several) } })
  await expect.poll(count).toBe(4)
  expect(document.querySelector(`.${walletStyles.totals}`)).toBeNull()
})

test('R28 K4 an address with filters opens the list with them', async () => {
  await open('?tab=expired&type=cash_return&from=2026-01-01')
  await expect.poll(count).toBe(1)
  await expect.element(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await expect.element(page.getByRole('tab', { name: /Ended 2/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: /Issued from/ })).toMatchTextContent('Jan 1, 2026')
  expect(requests()).toEqual([{ tab: 'expired', type: 'cash_return', from: Date.UTC(2025, 11, 31, 16) }])
})

test('R28 K8 K14 the list loads more rewards near its end, and a refresh loads new ones', async () => {
  const used = Array.from({ length: 22 }, (_, n) => reward('exchange_voucher', { id: idOf(100 + n), status: 'used' }))
  await open('?tab=used', used)
  await expect.element(page.getByRole('tab', { name: /Completed 22/ })).toBeVisible()
  await expect.poll(count).toBeGreaterThanOrEqual(20)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(count).toBe(22)
  await expect.element(page.getByCss(`.${endlessListStyles.endlessEnd}`)).toHaveTextContent('That is all')
  expect(requests().map(({ cursor }) => cursor?.slice(-36))).toEqual([undefined, idOf(119)])
  const umbrella = reward('physical_gift', { id: idOf(200), status: 'delivered', needs: null })
  serve({ [call]: listing([umbrella, ...used]) })
  scrollTo(0, 0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(cards.first()).toMatchTextContent('Windproof umbrella')
  await expect.element(page.getByRole('tab', { name: /Completed 23/ })).toBeVisible()
})

test('R28 K14 a list of a few rewards has no words at its visible end', async () => {
  await open()
  await expect.poll(count).toBe(4)
  await expect.poll(() => document.querySelector('[role="feed"]')?.getAttribute('aria-busy')).toBe('false')
  expect(page.getByCss(`.${endlessListStyles.endlessEnd}`).element().textContent).toBe('')
})

test('R28 offline the list of rewards stays and shows its age', async () => {
  await open()
  await expect.poll(count).toBe(4)
  setOnline(false)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You are offline. Last updated: 10:00 HKT. Nothing can be claimed now.')
  await expect.poll(count).toBe(4)
})

test('R28 a tab that fails to load shows an error, and Try again loads it', async () => {
  await open()
  await expect.poll(count).toBe(4)
  serve({ [call]: broken })
  await page.getByRole('tab', { name: /Completed 1/ }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This did not load')
  serve({ [call]: listing(several) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(count).toBe(1)
})

test('R28 a tap on a reward opens it, and Back returns to the same tab', async () => {
  await open('?tab=used')
  serve({ 'POST /api/user/rewards/detail': detail(reward('exchange_voucher', { id: idOf(5), status: 'used' })) })
  await expect.poll(count).toBe(1)
  await cards.first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Reward details')
  await expect.element(page.getByRole('heading', { name: 'Harbour Roast voucher' })).toBeVisible()
  expect(requestsOf('POST /api/user/rewards/detail').at(-1)?.body).toEqual({ id: idOf(5) })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('tab', { name: /Completed 1/ })).toHaveAttribute('aria-selected', 'true')
})

test('R28 the list of rewards is discarded when the screen is left, and requested again', async () => {
  await open()
  await expect.poll(count).toBe(4)
  await leaveScreen()
  serve({ [call]: listing([]) })
  await goTo(path)
  await expect.element(page.getByRole('heading', { name: 'Your next reward is waiting' })).toBeVisible()
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R28 A1 the list and the page of a reward are not cut off at 200 % text (${language})`, async () => {
    await openScreen(path, { viewer: 'registered', language, answers: { [call]: listing(several) } })
    const titles = { 'zh-CN': '我的奖励', 'zh-HK': '我的獎賞', 'en-US': 'My rewards' } as const
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(titles[language])
    await expect.poll(count).toBe(4)
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(cutOff(`.${pageStyles.rewardCard}`)).toEqual([])
    serve({ 'POST /api/user/rewards/detail': detail(reward('exchange_voucher')) })
    await goTo(`${path}?id=${idOf(1)}`)
    await expect.element(page.getByCss(`.${detailStyles.rewardDetail}`)).toBeVisible()
    await expect.poll(sticksOut).toEqual([])
  })
