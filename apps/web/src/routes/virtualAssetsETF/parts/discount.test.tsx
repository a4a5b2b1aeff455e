// copy for customers, cspell:ignore taken
import { lost, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { agreement, answer, detailOf, joinReply, sheet } from '../../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus } from '../../../shared/activity/testing/join-status.ts'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import { appears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { after, begun, discountReply, needed, otherAccount } from '../testing/replies.ts'
import {
  discountEndpoint,
  fundAnswers,
  joinEndpoint,
  knowledge,
  openTo,
  panel,
  path,
  settled,
  statusEndpoint,
} from '../testing/screen.ts'

const discount = page.getByRole('region', { name: 'Commission discount' })
const card = page.getByCss(`.${pageStyles.vaDiscount}`)
const register = panel.getByRole('button', { name: 'Register for the discount' })
const confirm = sheet.getByRole('button', { name: 'Register for the discount' })

/** The page of a client who joined. */
const openJoined = async (reply = discountReply) => {
  await openTo(after(0), { answers: { [statusEndpoint]: joined(), [discountEndpoint]: reply } })
  await appears(`.${pageStyles.vaDiscount}`)
}

test('R18 a visitor reads what the discount would be, and that it is tied to no product', async () => {
  await openScreen(path, { answers: fundAnswers() })
  await settled()
  await expect
    .element(card)
    .toHaveTextContent(
      '50% off commissionOnce registered, it applies automatically to the commission on all products, until 90 days after the day you register.Not tied to any product. No trade is required. Levies, stamp duty and fund charges still apply.',
    )
  expect(requestsOf(discountEndpoint)).toEqual([])
})

test('R18 the page of a person who registered leads with their discount, and has the table of funds folded', async () => {
  await openJoined()
  await expect
    .element(page.getByCss(`.${frameStyles.offer}`))
    .toMatchTextContent(/Commission discount\s*50% off\s*Valid until Feb 18, 2027/)
  await expect
    .element(page.getByCss(`.${frameStyles.heroCard}`))
    .toMatchTextContent(/^In effect.*Discount no\..*you may lose everything/)
  expect(knowledge.elements()).toEqual([])
  const funds = page.getByText('Compare quotes and fees')
  const table = page.getByCss(`.${pageStyles.vaTable}`)
  await expect.element(table).not.toBeVisible()
  await funds.click()
  await expect.element(table).toBeVisible()
})

test('SCREEN-7 the action after registering leads to the funds, whose asset can be chosen', async () => {
  await openJoined()
  await panel.getByRole('button', { name: 'See the funds' }).click()
  await expect.element(page.getByRole('heading', { name: 'Funds compared' })).toHaveFocus()
  const funds = page.getByRole('region', { name: 'Funds compared' })
  await expect.element(funds).toBeInViewport()
  await funds.getByText('Ether', { exact: true }).click()
  await expect.element(funds).toMatchTextContent('Bosera HashKey Ether')
})

test.for([
  [after(0), 'Test passed'],
  [after(3), 'You did not pass the test'],
  [begun, 'Your test is unfinished'],
  [needed, 'Commission discount'],
] as const)('R18 above the headline a person reads how their knowledge test stands: %o', async ([status, mark]) => {
  await openTo(status)
  await expect.element(page.getByCss(`.${frameStyles.heroKicker}`)).toHaveTextContent(mark)
})

test('R18 a person who has passed the test registers once and sees the discount with its number', async () => {
  await openTo(after(0), {
    answers: {
      [joinEndpoint]: () => {
        serve({ [statusEndpoint]: joined(), [discountEndpoint]: discountReply })
        return joinReply()
      },
    },
  })
  expect(requestsOf(discountEndpoint)).toEqual([])
  await register.click()
  await answer()
  await expect.element(agreement).toBeChecked()
  await confirm.click()
  await expect.element(panel).toMatchTextContent('Discount registered')
  await expect.element(panel).toMatchTextContent('Reference K7M2Q-9XRT4')
  await expect
    .element(card)
    .toHaveTextContent(
      'In effectApplies to your commission automaticallyDiscount no.C-7K2M-9XQ4Not tied to any product. No trade is required. Levies, stamp duty and fund charges still apply.',
    )
  expect(requestsOf(joinEndpoint).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), termsVersion: 1, residence: 'hong_kong' },
  ])
})

test('R18 N13 a registration whose answer is lost is requested again under the same key', async () => {
  await openTo(after(0), { answers: { [joinEndpoint]: lost } })
  await register.click()
  await answer()
  await confirm.click()
  await expect.element(panel).toMatchTextContent('No answer yet')
  serve({
    [joinEndpoint]: () => {
      serve({ [statusEndpoint]: joined(), [discountEndpoint]: discountReply })
      return joinReply()
    },
  })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(panel).toMatchTextContent('Discount registered')
  expect(new Set(requestsOf(joinEndpoint).map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('R18 an expired discount shows that it no longer applies', async () => {
  const { discount } = discountReply
  await openJoined({ ...discountReply, discount: discount && { ...discount, isValid: false } })
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveTextContent('Expired')
  await expect.element(card).toMatchTextContent('It has expired. The standard commission applies.')
  await expect
    .element(page.getByCss(`.${frameStyles.offer}`))
    .toMatchTextContent(/Commission discount\s*Expired\s*Valid until Feb 18, 2027/)
})

test('R18 a person who registered with another account sees a link to log in to that account, and no discount', async () => {
  await openJoined(otherAccount)
  await expect.element(card).toMatchTextContent('You registered with another account')
  await expect.element(page.getByCss(`.${frameStyles.offer}`)).not.toBeInTheDocument()
  await expect
    .element(card.getByRole('link', { name: 'Log in to another account' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2FvirtualAssetsETF')
})

test('R18 a person who registered and is not logged in sees a log-in link, and no discount is requested', async () => {
  await openTo(after(0), { viewer: 'registered', answers: { [statusEndpoint]: joined() } })
  await expect
    .element(discount.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2FvirtualAssetsETF')
  expect(requestsOf(discountEndpoint)).toEqual([])
})

test('R18 a person who cannot join cannot begin the test', async () => {
  await openTo(needed, { answers: { [statusEndpoint]: joinStatus({ gate: 'ineligible', rule: 'residence' }) } })
  await expect.element(panel).toMatchTextContent('You cannot join this activity')
  await expect.element(knowledge).toMatchTextContent('You can take the test while the activity is open to you.')
  expect(knowledge.getByRole('button').elements()).toEqual([])
})

for (const [phase, gate, title, offers] of [
  ['upcoming', 'not_started', 'Opens', 1],
  ['ended', 'ended', 'Ended on', 0],
] as const)
  test(`R18 while the activity is ${phase} no test can be started, and funds are still shown`, async () => {
    const day = 86_400_000
    await openScreen(path, {
      answers: {
        ...fundAnswers(),
        [statusEndpoint]: joinStatus({ gate }),
        'GET /api/activities/virtual-asset-etf': () =>
          detailOf('virtual-asset-etf', ({ asOf }) =>
            phase === 'upcoming'
              ? { phase, opensAt: asOf + day, closesAt: asOf + 9 * day }
              : { phase, opensAt: asOf - 9 * day, closesAt: asOf - day },
          ),
      },
    })
    await settled()
    await expect.element(panel).toMatchTextContent(title)
    await expect.element(knowledge).toMatchTextContent('You can take the test while the activity is open to you.')
    expect(knowledge.getByRole('link').elements()).toEqual([])
    await expect.poll(() => document.querySelectorAll(`.${pageStyles.vaDiscount}`).length).toBe(offers)
  })
