// copy for customers, cspell:ignore taken
import { cutOff, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { serverCache } from '../../shared/server/query-client.tsx'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { states } from './states.ts'
import { clawedBack, inProgress, paid, participating } from './testing/replies.ts'

const endpoint = 'POST /api/user/492/cashback'
const open = (reply = inProgress) =>
  openScreen('/tradeCashback', {
    viewer: 'margin',
    answers: { 'POST /api/user/492/joinStatus': joined(), [endpoint]: reply },
  })
const card = page.getByCss(`.${styles.cashbackCard}`)
const headline = page.getByCss(`.${frameStyles.offer}`)
const month = page.getByRole('region', { name: 'This month' })

testStates(states)

test('R16 before the first trade the ring is at zero and states the amount of the first tier', async () => {
  await open(participating())
  await expect.element(month).toMatchTextContent(/Nov.*Needed for 10%\s*HK\$200\.00\s*Fees counted HK\$0\.00/)
  await expect
    .element(page.getByRole('progressbar', { name: 'Fees counted' }))
    .toHaveAttribute('aria-valuetext', 'HK$0.00 of HK$200.00 to the 10% tier')
})

test('R16 a visitor sees the tiers as rising columns with what each needs', async () => {
  await openScreen('/tradeCashback')
  const tiers = page.getByRole('list', { name: 'By monthly fees' })
  await expect.element(tiers).toMatchTextContent(/10%\s*From HK\$200.*20%\s*From HK\$600.*30%\s*From HK\$1,500/)
  const heights = [...document.querySelectorAll(`.${styles.tierColumn}`)].map(
    (column) => column.getBoundingClientRect().height,
  )
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  expect(new Set(heights).size).toBe(3)
  await expect.element(page.getByText('The tier you reach applies to all fees of the month.')).toBeVisible()
})

test('R16 a participant first sees the present rate, the fees missing to the next tier and the fees counted', async () => {
  await open()
  const ring = page.getByRole('progressbar', { name: 'Fees counted' })
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'HK$412.50 of HK$600.00 to the 20% tier')
  await expect.element(ring).toHaveAttribute('aria-valuenow', '69')
  await expect
    .element(month)
    .toMatchTextContent(/Nov · now at\s*10%\s*Needed for 20%\s*HK\$187\.50\s*Fees counted HK\$412\.50/)
  await expect.element(page.getByRole('list', { name: 'Tiers' })).toMatchTextContent('Applies now')
})

test('R16 on a small phone the missing amount stands beside the ring and above the bottom panel', async () => {
  await open()
  await page.viewport(360, 640)
  const missing = month.getByText('HK$187.50')
  const panel = page.getByRole('region', { name: 'Taking part' })
  await expect.element(panel).toBeVisible()
  await expect
    .poll(() => panel.element().getBoundingClientRect().top - missing.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0)
})

test('R16 the page states the cashback, the counted fees and the missing fees of the newest month once each', async () => {
  await open()
  await expect.element(card).toMatchTextContent('HK$68.40')
  const shown = page.getByRole('main').element().textContent
  for (const figure of ['HK$41.25', 'HK$412.50', 'HK$187.50', 'HK$800.00'])
    expect(shown.split(figure), figure).toHaveLength(2)
})

test('R16 the cashback of the newest month stands with the progress where the headline shows another month', async () => {
  await open(paid)
  await expect.element(headline).toMatchTextContent('+HK$231.80')
  await expect.element(card).toMatchTextContent(/10% tier reached/)
  await expect.element(card).toMatchTextContent('+HK$41.25')
})

for (const [name, reply, words] of [
  ['in progress', inProgress, /Cashback so far\s*\+HK\$41\.25\s*Payout Dec 14/],
  ['with a claimable month', paid, /Ready to claim\s*\+HK\$231\.80\s*October 2026/],
  ['without a counted trade', participating(), /Cashback so far\s*HK\$0\.00\s*November 2026/],
] as const)
  test(`R16 the headline of an account ${name} leads with its own cashback`, async () => {
    await open(reply)
    await expect.element(headline).toMatchTextContent(words)
  })

test('R16 cashback that was clawed back is stated in the first view, with the way to the reason', async () => {
  await open(clawedBack)
  const back = page.getByRole('button', { name: 'HK$164.30 taken back See why' })
  await expect.element(back).toBeInViewport()
  await back.click()
  const payouts = page.getByRole('region', { name: 'Payouts', exact: true })
  await expect.element(payouts).toHaveFocus()
  await expect.element(payouts).toMatchTextContent('HK$100.00 was taken back: a trade was cancelled or corrected')
})

test('R16 up to eight trades are listed at once', async () => {
  await open()
  const trades = page.getByRole('region', { name: 'Trades' })
  await expect.poll(() => trades.getByRole('listitem').elements().length).toBe(6)
  expect(trades.getByRole('button').elements()).toEqual([])
})

test('R16 an account without a trade sees what makes one count, and no choice between kinds of trades', async () => {
  await open(participating())
  const trades = page.getByRole('region', { name: 'Trades' })
  await expect.element(trades).toMatchTextContent('No trade counts for this month yet')
  expect(trades.getByRole('radio').elements()).toEqual([])
})

test('R16 trades that count are listed, and trades that do not count show the reason', async () => {
  await open()
  const trades = page.getByRole('region', { name: 'Trades' })
  await trades.getByText('Not counted 9').click()
  await trades.getByRole('button', { name: /show/i }).click()
  await expect.element(trades).toMatchTextContent('New-share allotments do not count')
  await expect.element(trades).toMatchTextContent('Not settled yet; counts once it settles on')
  const waived = trades.getByRole('listitem').filter({ hasText: 'No fee was charged' })
  await expect.element(waived).toMatchTextContent('—')
  await expect.element(waived).not.toMatchTextContent('HK$')
  await trades.getByText('Counted 6', { exact: true }).click()
  await expect
    .element(trades.getByRole('listitem').first())
    .toMatchTextContent(/Tracker Fund of Hong Kong 02800.*Settled/)
})

test('R16 a tab that is shown again requests the count again and shows the new count', async () => {
  await open(participating())
  await expect.element(headline).toMatchTextContent('HK$0.00')
  // each part that mounts requests the count, and a request in progress would serve the tab too
  await expect.poll(() => serverCache.isFetching()).toBe(0)
  serve({ [endpoint]: inProgress })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(headline).toMatchTextContent('+HK$41.25')
})

test('R16 a list shows the payouts in words, and a calendar on request marks their days', async () => {
  await open(paid)
  const payouts = page.getByRole('region', { name: 'Payouts', exact: true })
  const months = payouts.getByRole('list', { name: 'By month' }).getByRole('listitem')
  for (const [index, words] of [
    /\+HK\$41\.25.*Counting/,
    /\+HK\$231\.80.*Ready to claim/,
    /\+HK\$120\.00.*Paid/,
    /HK\$0\.00.*No cashback/,
  ].entries())
    await expect.element(months.nth(index)).toMatchTextContent(words)
  expect(payouts.getByRole('grid').elements()).toEqual([])
  await payouts.getByText('Payout calendar').click()
  await expect.element(payouts.getByRole('gridcell', { name: /Payout day.*\+HK\$41\.25/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Claim in My rewards' })).toHaveAttribute('href', '#/myRewards')
})

test('R16 the cashback is not cut off at 200 % text', async () => {
  await open()
  await page.getByText('Payout calendar').click()
  await expect.element(page.getByCss('.rdp-day_button').first()).toBeVisible()
  zoomText(200)
  expect(sticksOut()).toEqual([])
  expect(
    cutOff(
      `:is(.${styles.monthCard}, .${styles.cashbackCard}, .${styles.tierLadder}, .${styles.trade}, .${styles.payouts}) :not(.visually-hidden)`,
    ),
  ).toEqual([])
})
