import type { SelfCheckReply } from '@foyer/api/wealth-connect'
import { expectAccessible, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import type { Viewer } from '../../testing/viewer.ts'
import * as pageStyles from './page.module.css'
import { check, path, settled, start, states } from './states.ts'
import { calls, gated, met, notMet, quotas, storedCheck } from './testing/replies.ts'

testStates(states)

const result = page.getByCss(`.${pageStyles.wealthResult}`)
const storedCard = page.getByCss(`.${pageStyles.wealthStored}`)
const quota = page.getByCss(`.${pageStyles.wealthQuota}`)
const offer = page.getByCss(`.${frameStyles.offer}`)
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const open = async (query = '', viewer: Viewer = 'visitor', judged: SelfCheckReply = notMet): Promise<void> => {
  await openScreen(path + query, {
    viewer,
    answers: { [calls.check]: judged, ...(viewer !== 'visitor' && { [calls.checks]: { checks: [] } }) },
  })
  await settled()
}

test('R23 a visitor reads that the self-check is not an approval, and sees how money moves in a closed loop', async () => {
  await open()
  await expect.element(tab('Southbound')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByCss(`.${pageStyles.wealthNotApproval}`))
    .toMatchTextContent('The self-check is not an approval.')
  await expect.element(page.getByRole('img', { name: 'Diagram: money in a closed loop' })).toBeVisible()
  expect(document.querySelectorAll(`.${pageStyles.loopSteps} li`).length).toBe(4)
})

test('R23 the result of a self-check names each rule that is not met, takes the focus, and is excluded from statistics', async () => {
  await open()
  await check('last')
  await expect.element(result).toMatchTextContent('Your answers do not meet the conditions for now')
  await expect.element(result).toMatchTextContent('Southbound is only for residents of the nine mainland cities.')
  await expect.element(result).toMatchTextContent('The self-check is not an approval.')
  await expect.element(result.getByRole('heading')).toHaveFocus()
  await expect.element(result).toHaveAttribute('data-secret')
  expect(requestsOf(calls.check).map(({ body }) => body)).toEqual([
    {
      direction: 'southbound',
      rules: '2024-02-26',
      answers: { adult: 'no', tie: 'none', experience: 'no', means: 'none', vulnerable: 'yes', accounts: 'both' },
    },
  ])
  await expectAccessible()
})

test('R23 before the activity opens the bottom panel leads to the questions of the self-check and offers a reminder', async () => {
  await open()
  const panel = page.getByCss(`.${gateStyles.gatePanel}`)
  const start = panel.getByRole('button', { name: 'Check eligibility' })
  await expect.element(start).toHaveAttribute('class', 'button')
  await expect.element(panel.getByRole('button', { name: 'Remind me' })).toBeVisible()
  await start.click()
  await expect.element(page.getByCss(`.${pageStyles.wealthQuestion}`).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'See the result' })).toBeVisible()
})

test('R23 a visitor sees the quota with its currency in the headline, and how it splits over two institutions below', async () => {
  await open()
  await expect.element(offer).toMatchTextContent(/Quota per person\s*3 million\s*renminbi/)
  await expect.element(quota).toMatchTextContent(/Bank or broker only\s*The whole quota/)
  await expect.element(quota).toMatchTextContent(/Bank and broker\s*RMB 1\.5 million each/)
})

test('R23 an incomplete self-check shows the first missing answer with the focus, and sends nothing', async () => {
  await open()
  ;(tab('Southbound').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Northbound')).toHaveFocus()
  await page.getByRole('button', { name: 'Start the self-check' }).click()
  await expect.poll(() => document.querySelectorAll(`[data-secret] .${pageStyles.wealthQuestion}`).length).toBe(5)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect.element(page.getByCss(`.${pageStyles.wealthQuestion}`).first()).toMatchTextContent('Choose one')
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  expect(requestsOf(calls.check)).toEqual([])
  await expectAccessible()
})

test('R23 a person must answer changed questions again', async () => {
  await open('', 'visitor', { rules: '2026-11-01', outcome: 'outdated', findings: [] })
  await start()
  for (const question of document.querySelectorAll(`.${pageStyles.wealthQuestion}`))
    question.querySelector<HTMLElement>('input')?.click()
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect
    .element(page.getByCss(`.${pageStyles.wealthForm} .${noticeStyles.notice}[data-tone="warn"]`))
    .toHaveTextContent('The questions have just changed. Please answer them again.')
  await expect.poll(() => document.querySelectorAll(`.${pageStyles.wealthForm} input:checked`).length).toBe(0)
  expect(requestsOf('GET /api/wealth-connect').length).toBe(2)
})

test('R23 a self-check that is refused shows an error and retains the answers', async () => {
  await open()
  serve({ [calls.check]: refused('rate_limited') })
  await start()
  for (const question of document.querySelectorAll(`.${pageStyles.wealthQuestion}`))
    question.querySelector<HTMLElement>('input')?.click()
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect.element(page.getByCss(`.${pageStyles.wealthForm} .${gateStyles.gateProblem}`)).toMatchTextContent(/\w/)
  expect(document.querySelectorAll(`.${pageStyles.wealthForm} input:checked`).length).toBe(6)
})

test('R23 the main action after a self-check that is met is to apply, and a visitor sees a sign-in link to store the result', async () => {
  await open('', 'visitor', met)
  await check('first')
  await expect.element(result.getByRole('link', { name: 'Continue to apply' })).toHaveAttribute('class', 'button')
  await expect
    .element(result.getByRole('link', { name: 'Sign in to save the result' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(path)}`)
})

test('R23 the result of a signed-in person is stored only on request, and can be deleted', async () => {
  await open('?direction=northbound', 'registered', met)
  await check('first')
  await expect.element(result).toMatchTextContent('Your answers meet the basic conditions')
  expect(requestsOf(calls.store)).toEqual([])
  await expect.element(storedCard).not.toBeInTheDocument()
  serve({ [calls.store]: { checks: [storedCheck('northbound', met)], judged: met } })
  await page.getByRole('button', { name: 'Save this result' }).click()
  const saved = page.getByCss(`.${pageStyles.wealthSaved}`)
  await expect.element(saved).toMatchTextContent('Saved')
  await expect.element(saved.getByText('Saved')).toHaveFocus()
  expect(requestsOf(calls.store).length).toBe(1)
  expect(requestsOf(calls.store)[0]?.body).toMatchObject({ direction: 'northbound', rules: '2024-02-26' })
  serve({ [calls.remove]: { checks: [] } })
  await saved.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('button', { name: 'Save this result' })).toBeVisible()
})

test('R23 a stored result is shown on the next visit with its rules, and can be deleted', async () => {
  await openScreen(`${path}?direction=northbound`, {
    viewer: 'registered',
    answers: { [calls.checks]: { checks: [storedCheck('northbound', met)] }, [calls.remove]: { checks: [] } },
  })
  await settled()
  await expect.element(storedCard).toMatchTextContent('rules of Feb 26, 2024')
  await storedCard.getByRole('button', { name: 'Delete' }).click()
  await expect.element(storedCard).not.toBeInTheDocument()
  expect(requestsOf(calls.remove).map(({ body }) => body)).toEqual([{ direction: 'northbound' }])
})

test('R23 a client sees what is left of the quota by channel, in figures and bars, and when no quota is left', async () => {
  await openScreen(path, {
    viewer: 'cash',
    answers: {
      [calls.checks]: { checks: [] },
      [calls.quota]: quotas({
        southbound: [['bank', 3_000_000]],
        northbound: [
          ['bank', 1_500_000],
          ['broker', 600_000],
        ],
      }),
    },
  })
  await settled()
  await expect.element(offer).toMatchTextContent(/Left to remit\s*CN¥0/)
  await expect.element(quota).toMatchTextContent('Your quota is used up')
  await tab('Northbound').click()
  await expect.element(offer).toMatchTextContent(/Left to remit\s*CN¥900,000\s*of CN¥3,000,000/)
  const bank = page.getByRole('progressbar', { name: 'Through a bank, CN¥0 left' })
  await expect.element(bank).toHaveAttribute('aria-valuenow', '0')
  const broker = page.getByRole('progressbar', { name: 'Through a broker, CN¥900,000 left' })
  await expect.element(broker).toHaveAttribute('aria-valuenow', '60')
  await expect.element(quota).toMatchTextContent('As reported by institutions for Oct 31, 2026')
  await expect.element(quota).toMatchTextContent(/Through a bank\s*CN¥0 left/)
  await expect.element(quota).toMatchTextContent(/Through a broker\s*CN¥900,000 left/)
  await expectAccessible()
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('SCREEN-7 a person who booked a briefing sees the next step, a link to the page on opening the account', async () => {
  await openScreen(path, {
    viewer: 'cash',
    answers: { [calls.checks]: { checks: [] }, [calls.quota]: quotas({}), ...gated(joined()) },
  })
  await settled()
  const next = page.getByCss(`.${gateStyles.gatePanel}`).getByRole('link', { name: 'See how the account is opened' })
  await expect.element(next).toHaveAttribute('href', '#/crossWealthActivity')
})
