import type { RewardDetail } from '@foyer/api/rewards'
import { expectAccessible, lost, refused, requestsOf, serve, setOnline } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as momentStyles from '../../../shared/moments/moment.module.css'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import { goTo, leaveScreen, openScreen } from '../../../testing/screen.tsx'
import { detail, idOf, reward } from '../testing/replies.ts'
import * as detailStyles from './detail.module.css'

const path = `/myRewards?id=${idOf(1)}`
const detailCall = 'POST /api/user/rewards/detail'
const claimCall = 'POST /api/user/rewards/claim'
const claim = page.getByRole('button', { name: 'Claim to my account' })
const moment = page.getByRole('dialog', { name: 'Cash claimed' })
const timeline = page.getByCss(`.${detailStyles.timeline}`)
const now = page.getByCss(`.${detailStyles.timeline} [aria-current="step"]`)

const claimable = detail(reward('cash_return', { needs: null }))
const crediting = detail(reward('cash_return', { status: 'crediting', needs: null }), ['crediting'])
const credited = detail(reward('cash_return', { status: 'credited', needs: null }), ['crediting', 'credited'])

/** The server accepts the claim: from then on it reports that the cash is being paid in. */
const payIn = (): RewardDetail => {
  serve({ [detailCall]: crediting })
  return crediting
}
const open = () => openScreen(path, { viewer: 'cash', answers: { [detailCall]: claimable, [claimCall]: payIn } })

test('R28 E1 cash of a person who is not logged in to an account shows a log-in link that returns to the reward', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [detailCall]: detail(reward('cash_return')) } })
  await expect
    .element(page.getByRole('link', { name: 'Log in to your account to claim' }))
    .toHaveAttribute('href', `#/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await expect.element(claim).not.toBeInTheDocument()
})

test('R28 E1 two taps claim cash once, and the page follows its state until it is paid in', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await open()
  await expect.element(page.getByText(/Paid in to 陳\*\* · cash account/)).toBeVisible()
  const button = claim.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(now).toMatchTextContent('Claimed, being paid in')
  await expect.element(claim).not.toBeInTheDocument()
  await expect.element(moment).toBeVisible()
  const sent = requestsOf(claimCall).map(({ body }) => body)
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: idOf(1) }])
  serve({ [detailCall]: credited })
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(now).toMatchTextContent('Paid in')
  await expect.element(timeline).toMatchTextContent(/Claimed, being paid in.*\d\d:\d\d.*\+HK\$88\.80/)
  await expect.element(moment.getByRole('list')).toMatchTextContent(/Claimed.*\d\d:\d\d HKT.*Paid in.*\d\d:\d\d HKT/)
  await expect.element(moment.getByRole('link', { name: 'See my account' })).toHaveAttribute('href', '#/account')
  const head = page.getByCss(`.${detailStyles.rewardHero}`)
  await expect.element(head).toMatchTextContent(/Paid in.*Nov 16, 19:00/)
  await expect.element(head).not.toMatchTextContent('Issued')
})

test('R28 SCREEN-7 a claim ends in a sheet with the amount, the account and what follows, and closing it leaves the focus in the page', async () => {
  await open()
  await claim.click()
  await expect.element(moment).toMatchTextContent('+HK$88.80Paid in to 陳** · cash account')
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(moment.getByCss(selector).first().element()).fontSize)
  expect(sizeOf(`.${momentStyles.momentFigure} strong > span`)).toBeGreaterThan(sizeOf('h2'))
  await expect
    .element(moment.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent('Follow it in the reward details')
  await expect.element(moment.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect.element(moment.getByRole('link', { name: 'See my account' })).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(moment).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('R28 N13 a claim whose answer is lost is requested again under the same key, even after the page was left', async () => {
  await open()
  serve({ [claimCall]: lost })
  await claim.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('We cannot confirm the result yet')
  await expect.element(page.getByText('We cannot confirm the result yet')).toHaveFocus()
  await expect.element(page.getByCss(`.${detailStyles.rewardHero}`)).toMatchTextContent('Checking')
  await expect.element(page.getByCss(`.${detailStyles.rewardHero}`)).not.toMatchTextContent(/Ready to claim|Valid/)
  await expect.element(now).toMatchTextContent('Claim sent, checking the result')
  await leaveScreen()
  await goTo(path)
  await expect.element(page.getByRole('alert')).toMatchTextContent('We cannot confirm the result yet')
  serve({ [claimCall]: payIn })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(now).toMatchTextContent('Claimed, being paid in')
  const sent = requestsOf(claimCall).map(({ body }) => JSON.stringify(body))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})

test('R28 a claim that is refused shows an error and the new state of the cash', async () => {
  await open()
  await expect.element(claim).toBeVisible()
  serve({
    [claimCall]: refused('reward_not_open'),
    [detailCall]: detail(reward('cash_return', { status: 'revoked', needs: null }), ['revoked']),
  })
  await claim.click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect
    .element(page.getByCss(`.${detailStyles.rewardHero} .${statusChipStyles.statusChip}`))
    .toMatchTextContent(/^\w{5} back$/)
  await expect.element(claim).not.toBeInTheDocument()
})

test('R28 offline cash cannot be claimed', async () => {
  await open()
  await expect.element(claim).toBeVisible()
  setOnline(false)
  await expect.element(claim).toHaveAttribute('aria-disabled', 'true')
})
