import { expectAccessible, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as applicationStyles from '../../shared/offerings/application/application.module.css'
import {
  applicationReply,
  applyEndpoint,
  cancelEndpoint,
  mineEndpoint,
} from '../../shared/offerings/testing/answers.ts'
import { applicationFor, bond, mine } from '../../shared/offerings/testing/replies.ts'
import { confirm, fillIn, lastSheet, typePassword } from '../../shared/offerings/testing/sheet.ts'
import * as statusChipStyles from '../../shared/rewards/status-chip.module.css'
import { alertIcon } from '../../shared/ui/icons.ts'
import { openBond } from './testing/bond.ts'

const applyCall = applyEndpoint(491)
const submitted = applicationFor(bond(), 3)
const card = page.getByRole('region', { name: 'My application' })
const panel = page.getByCss(`.${gateStyles.gatePanel}`)

test('R15 an order whose outcome is being found out is shown as such, and becomes submitted without a further request to apply', async () => {
  await openBond()
  await fillIn({ lots: 3 })
  const placing = applicationFor(bond(), 3, 'placing')
  serve({ [applyCall]: applicationReply(placing), [mineEndpoint]: mine({ applications: [placing] }) })
  await confirm()
  await expect.element(lastSheet()).toMatchTextContent('We are confirming the result')
  await expect.element(lastSheet()).toMatchTextContent('do not submit it twice')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(panel).toMatchTextContent('We are confirming your application')
  await expect.element(card).toMatchTextContent('To be held from your cashHK$30,000.00')
  await expect.element(card.getByRole('button', { name: 'Cancel this application' })).not.toBeInTheDocument()
  await expectAccessible()
  serve({ [mineEndpoint]: mine({ applications: [submitted] }) })
  await expect.element(card.getByRole('button', { name: 'Cancel this application' }), { timeout: 15_000 }).toBeVisible()
  expect(requestsOf(applyCall)).toHaveLength(1)
})

test('R15 an application that was not placed has a warning sign and no tick, says why, and the person can apply again', async () => {
  await openBond({ applications: [{ ...applicationFor(bond(), 3, 'refused'), refusal: 'funds_short' }] })
  await expect.element(card).toMatchTextContent('Not placed')
  for (const place of [`.${statusChipStyles.statusChip}`, `.${applicationStyles.isDone}[data-step="refused"]`])
    await expect.element(card.getByCss(`${place} path`)).toHaveAttribute('d', alertIcon)
  await expect.element(card).toMatchTextContent('Your cash or credit was too low, so the application was not placed.')
  await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('R15 a cancellation whose outcome is being found out is shown as such', async () => {
  await openBond({ applications: [submitted] })
  await page.getByRole('button', { name: 'See my application' }).click()
  await card.getByRole('button', { name: 'Cancel this application' }).click()
  await page.getByRole('button', { name: 'Continue to cancel' }).click()
  const cancelling = applicationFor(bond(), 3, 'cancelling')
  serve({
    [cancelEndpoint(491)]: applicationReply(cancelling),
    [mineEndpoint]: mine({ applications: [cancelling] }),
  })
  await typePassword()
  await expect.element(card).toMatchTextContent('Cancellation being confirmed')
  await expect.element(card.getByRole('button', { name: 'Cancel this application' })).not.toBeInTheDocument()
})

test('R15 if the firm reports the allotment, the page promises no ballot', async () => {
  await openBond({}, bond('open', { allottedBy: 'firm' }))
  const calculation = page.getByRole('region', { name: 'Work it out' })
  await expect.element(calculation).toMatchTextContent('The issuer allots the bonds.')
  await expect.element(calculation).not.toMatchTextContent('How lots are allotted')
})
