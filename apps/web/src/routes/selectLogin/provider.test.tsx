import { type Answers, lost, refused, requestsOf } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appears } from '../../testing/appears.ts'
import { leaveScreen, openScreen } from '../../testing/screen.tsx'
import {
  providerAnswers,
  smsProvided,
  start,
  verifyProvided,
  withChoice,
  withFactor,
} from './testing/provider-replies.ts'
import { login } from './testing/replies.ts'
import { agree, alert, code, path, submit, typeCode } from './testing/steps.ts'

afterEach(() => vi.restoreAllMocks())
const back = '&back=%2Fabout'
const proof = 'p'.repeat(43)
const open = async (more: Answers = {}, query = '') => {
  await openScreen(`${path}${back}${query}`, {
    viewer: 'registered',
    config: { loginProvider: true },
    answers: { ...providerAnswers, ...more },
  })
  await appears('form button[type="submit"]')
}
const expectToLeave = async () => {
  await expect.poll(() => location.hash).toBe('#/about')
  await expect.element(page.getByText('You are logged in to your account')).toBeVisible()
}
const bodies = (endpoint: string) => requestsOf(endpoint).map(({ body }) => Object(body))
const continueButton = page.getByRole('button', { name: 'Go to the login page' })

test('with a provider the screen has no field for a password, and the agreements come before the provider', async () => {
  await open()
  expect(document.querySelector('input[type="password"], input[autocomplete="username"]')).toBeNull()
  await continueButton.click()
  await expect.element(page.getByText('Please read and agree to the documents first')).toBeVisible()
  expect(requestsOf(start)).toEqual([])
})

test('the page says where it wants to come back to, and opens the address that the server returns', async () => {
  await open()
  await agree.click()
  await continueButton.click()
  await expect.poll(() => location.hash).toBe('#/about')
  expect(bodies(start)).toEqual([{ page: '/', back: '/about', lang: 'en-US' }])
})

test('a person who agreed before they left is signed in without another tap, and the proof leaves the address', async () => {
  await open()
  await agree.click()
  await continueButton.click()
  await expect.poll(() => location.hash).toBe('#/about')
  // the provider's page is another document, so this screen is closed
  await leaveScreen()
  location.hash = `${path}${back}&proof=${proof}`
  await expectToLeave()
  expect(bodies(verifyProvided)).toEqual([{ providerProof: proof }])
  expect(bodies(login)).toMatchObject([{ fundUserCode: 'cash' }])
})

test('after a proof in another tab the agreements are requested, and the address has no proof any more', async () => {
  await open({}, `&proof=${proof}`)
  await expect.poll(() => location.hash).toBe(`#${path}${back}`)
  expect(requestsOf(verifyProvided)).toEqual([])
  await submit.click()
  await expect.element(page.getByText('Please read and agree to the documents first')).toBeVisible()
  await agree.click()
  await submit.click()
  await expectToLeave()
})

test('the steps of a login at the provider are phone and account, and a code by SMS is a third one', async () => {
  const steps = () => page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await open({ [verifyProvided]: withFactor }, `&proof=${proof}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to your securities account')
  expect(page.getByRole('main').getByRole('heading').elements()).toHaveLength(1)
  expect(steps().elements()).toHaveLength(2)
  await agree.click()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm it is you')
  expect(steps().elements()).toHaveLength(3)
})

test('a client with several accounts chooses one', async () => {
  await open({ [verifyProvided]: withChoice }, `&proof=${proof}`)
  await agree.click()
  await submit.click()
  await page.getByRole('radio', { name: /1002/ }).click({ force: true })
  await submit.click()
  await expectToLeave()
  expect(bodies(verifyProvided)).toEqual([{ providerProof: proof }, { providerProof: proof, fundUserCode: 'margin' }])
})

test('without a second factor at the provider a code by SMS follows', async () => {
  await open({ [verifyProvided]: withFactor }, `&proof=${proof}`)
  await agree.click()
  await submit.click()
  await typeCode()
  await submit.click()
  await expectToLeave()
  expect(bodies(smsProvided)).toEqual([{ providerProof: proof, lang: 'en-US' }])
  expect(bodies(verifyProvided)[1]).toEqual({ providerProof: proof, secondFactor: { type: 'sms', code: '123456' } })
})

test('a wrong code stays beside its field, and a proof that has ended leads to a new start', async () => {
  let refusal = refused('sms_code_wrong', { attemptsLeft: 4 })
  const answer = (received: Parameters<typeof withFactor>[0]) =>
    Object(received.body).secondFactor ? refusal : withFactor(received)
  await open({ [verifyProvided]: answer }, `&proof=${proof}`)
  await agree.click()
  await submit.click()
  await typeCode()
  await submit.click()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  refusal = refused('provider_login_invalid')
  await code.fill('654321')
  await submit.click()
  await expect.poll(() => alert.element().textContent).toContain('no longer valid')
  await expect.element(continueButton).toBeVisible()
})

test('a person with a suspended account sees the hotline, and a button that leads to the log-in of another account', async () => {
  await open({ [verifyProvided]: refused('account_suspended') }, `&proof=${proof}`)
  await agree.click()
  await submit.click()
  await expect.element(page.getByRole('link', { name: 'Call +852 3000 0000' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in to another account' }).click()
  await expect.poll(() => requestsOf(start)).toHaveLength(1)
})

test('a lost answer of the login call is repeated with the same ticket', async () => {
  await open({ [login]: lost }, `&proof=${proof}`)
  await agree.click()
  await submit.click()
  await expect.element(alert).toBeVisible()
  await submit.click()
  await expect.poll(() => requestsOf(login).length).toBeGreaterThan(1)
  expect(requestsOf(verifyProvided)).toHaveLength(1)
})

test.each([
  ['provider_cancelled', 'not completed'],
  ['provider_login_invalid', 'no longer valid'],
  ['provider_other_client', 'has no account under this phone number'],
])('the problem %s of the callback is shown once, with a new start', async (problem, words) => {
  await open({}, `&problem=${problem}`)
  await expect.poll(() => alert.element().textContent).toContain(words)
  expect(location.hash).toBe(`#${path}${back}`)
  await expect.element(continueButton).toBeVisible()
})

test('a text that is no known problem is not shown', async () => {
  await open({}, '&problem=%3Cb%3Ecall%20us%3C%2Fb%3E')
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('while the provider is away the person can try again', async () => {
  await open({ [start]: refused('unavailable', { retryAfter: 5 }) })
  await agree.click()
  await continueButton.click()
  await expect.element(alert).toBeVisible()
  await expect.element(continueButton).toBeEnabled()
})

test('a mini-program, which cannot open the provider, shows the way to a browser', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) MicroMessenger/8.0.50 Language/zh_CN miniProgram/wx7f2c5e0a9b1d4c63',
  )
  await openScreen(`${path}${back}`, {
    viewer: 'registered',
    config: { loginProvider: true },
    answers: providerAnswers,
  })
  await page.getByRole('button', { name: 'How to open it in a browser' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(continueButton.elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
})
