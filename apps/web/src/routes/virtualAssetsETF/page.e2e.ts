import type { HandInReply } from '@foyer/api/knowledge-tests'
import { longTimeout, openAccount, passLogin } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import { built } from '../../../build/built-selector.ts'
import { answerAll, openTest, path, register } from './testing/steps.ts'

test('R18 N13 a knowledge test whose answer was lost is marked once, also after a reload, and its client registers for the discount', async ({
  page,
  mobileNo,
}) => {
  await openAccount(page, mobileNo)
  await openSignedIn(page, 'en-US', mobileNo, path)
  const sent: string[] = []
  const judged: HandInReply['result'][] = []
  let isLost = true
  await page.route('**/knowledgeTest/handIn', async (route) => {
    sent.push((route.request().postDataJSON() as { key: string }).key)
    const response = await route.fetch()
    judged.push(((await response.json()) as { data: HandInReply }).data.result)
    if (isLost) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await openTest(page)
  await answerAll(page, mobileNo, 1)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Hand in' }).click()
  await expect(sheet).toContainText('Checking again never hands in twice', longTimeout)
  // leaving the page cancels an in-flight request
  await page.reload()
  const lost = sent.length
  const knowledge = page.getByRole('region', { name: 'Knowledge test' })
  await expect(knowledge).toContainText('Checking again never hands in twice', longTimeout)
  await expect(page.locator(built('.va-test'))).toHaveCount(0)
  expect(sent.length).toBe(lost)
  isLost = false
  await knowledge.getByRole('button', { name: 'Check the result' }).click()
  await expect(knowledge).toContainText(/Passed\s*5 of 6 right/, longTimeout)
  expect(sent).toEqual(Array(lost + 1).fill(sent[0]))
  expect(judged.length).toBeGreaterThan(1)
  expect(judged).toEqual(judged.map(() => judged[0]))

  await page.evaluate((back) => {
    location.hash = `/selectLogin?way=account&back=${encodeURIComponent(back)}`
  }, path)
  await passLogin(page, mobileNo, path)
  await register(page)
  const discount = page.getByRole('region', { name: 'Commission discount' })
  await expect(discount).toContainText(/In effect/)
  await expect(discount).toContainText(/Discount no\.\s*C-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await expect(page.locator(built('.offer'))).toContainText(/50% off\s*Valid until \w{3} \d+, \d{4}/)
  await expect(page.locator(built('.gate-panel'))).toContainText('Discount registered')
})
