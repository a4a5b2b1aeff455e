import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import {
  deferredAnswer,
  expectAccessible,
  lost,
  refused,
  registeredNumber,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quit } from '../../platform/session.ts'
import * as areaCodeStyles from '../../shared/area-codes/area-code-button.module.css'
import * as codeFieldStyles from '../../shared/one-time-code/code-field.module.css'
import * as personalStyles from '../../shared/personal/personal.module.css'
import { appears } from '../../testing/appears.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import {
  answers,
  change,
  changed,
  cooling,
  loginSms,
  newCode,
  newNumber,
  oldCode,
  phone,
  phoneReply,
  prove,
  proved,
  withAccount,
} from './testing/replies.ts'
import {
  alert,
  arrive,
  code,
  mobile,
  password,
  path,
  proveOld,
  removeChange,
  sendButton,
  submit,
  typeCode,
  typedNumber,
  typeNew,
} from './testing/steps.ts'

// a stored change outlives the session and the screen
afterEach(removeChange)

testStates(states)

const aKey = expect.stringMatching(idempotencyKeyPattern)
const bodies = (endpoint: string) => requestsOf(endpoint).map(({ body }) => Object(body))
/** Checks that all copies of the request are equal. The communication layer retries a lost request once. */
const expectOneRequest = () => {
  const [first, ...again] = bodies(change)
  expect(first).toMatchObject({ key: aKey })
  expect(again.length).toBeGreaterThan(0)
  for (const body of again) expect(body).toEqual(first)
}
const quits = () => requestsOf('POST /jwt/auth/quit').length
const heading = (name: string) => page.getByRole('heading', { name })

test('R31 a person changes their number with a code to each number, and stays signed in with the new number', async () => {
  await arrive()
  const before = quits()
  await expect.element(heading('Confirm your current number')).toBeVisible()
  await expect.element(page.getByText(`We send a six-digit code to ${registeredNumber}.`)).toBeVisible()
  await proveOld()
  await expect.element(heading('Enter the new number')).toHaveFocus()
  expect(bodies(oldCode)).toEqual([{ lang: 'en-US' }])
  expect(bodies(prove)).toEqual([{ key: aKey, way: 'sms', code: '123456' }])

  await typeNew('654321')
  zoomText(200)
  expect(sticksOut()).toEqual([])
  zoomText(100)
  await submit.click()
  await expect.element(heading('Your number is changed')).toHaveFocus()
  await expect.element(page.getByText(/This device is signed in with the new number/)).toBeVisible()
  await expect.element(page.getByCss(`.${pageStyles.phoneNumber}`)).toMatchTextContent(newNumber)
  await expect
    .element(page.getByText(/To protect you, these are unavailable until Nov 19, 2026, 10:00 HKT/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '#/')
  await expect.element(page.getByText('In use since Nov 18, 2026, 10:00 HKT')).toBeVisible()
  const request = { change: proved.change, areaCode: '852', mobileNo: '61234567', lang: 'en-US' }
  expect(bodies(newCode)).toEqual([request])
  expect(bodies(change)).toEqual([{ ...request, code: '654321', key: aKey }])
  expect(quits() - before).toBe(1)
  expect(requestsOf('POST /trade/auth/handoff')).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('61234567')
})

test('R31 a reload retains the proof of the current number, and the screen continues with the new number', async () => {
  await arrive({ [phone]: phoneReply({ change: proved }) })
  await expect.element(heading('Enter the new number')).toBeVisible()
  await expect.element(page.getByText(/Please finish by 10:10/)).toBeVisible()
  await expect.element(mobile).toBeVisible()
})

test('R31 a visitor reads that a sign-in comes before the change of the number', async () => {
  await openScreen(path)
  await expect.element(heading('Sign in to change your number')).toBeVisible()
})

test('R31 when the new session cannot be opened, the person has to sign in with the new number', async () => {
  await arrive({ [phone]: phoneReply({ change: proved }), 'POST /trade/auth/handoff': refused('ticket_invalid') })
  await typeNew()
  await submit.click()
  await expect.element(heading('Your number is changed')).toHaveFocus()
  await expect.element(page.getByText(/Please sign in with the new number/)).toBeVisible()
  await expect
    .element(page.getByCss(`.${pageStyles.phoneCard}`).getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '#/loginPage')
})

test('R31 N13 a person with an account also enters its password, and a lost answer is requested again', async () => {
  await arrive({ [phone]: withAccount, [change]: lost })
  await expect.element(heading('Confirm your securities account')).toBeVisible()
  await password.fill('Foyer-demo-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Confirm with a code')).toHaveFocus()
  await expect.element(page.getByText(/Enter the code for account \*{4}1001/)).toBeVisible()
  await typeCode()
  await submit.click()
  await expect.element(mobile).toBeVisible()
  const [sealed] = bodies(prove)
  expect(sealed).toEqual({ key: aKey, way: 'account', fundUserCode: 'cash', userToken: expect.any(String) })
  expect(sealed.userToken).not.toBe('ticket')
  await typeNew()
  await submit.click()
  await expect.element(page.getByText('We cannot confirm the change yet')).toBeVisible()
  await expect.element(page.getByText('We cannot confirm the change yet')).toHaveFocus()
  await expectAccessible()
  // a repeated answer contains no session handoff
  serve({ [change]: changed({ handoff: null, accounts: [{ clientNo: '****1001', moved: true }] }) })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(heading('Your number is changed')).toBeVisible()
  await expect.element(page.getByText('Uses the new number')).toBeVisible()
  await expect.element(page.getByText(/Please sign in with the new number/)).toBeVisible()
  expectOneRequest()
})

/** Simulates a change whose answer was lost, whose session ended, and whose person left the screen. */
const comeBackAfterLoss = async () => {
  await arrive({ [phone]: phoneReply({ change: proved }), [change]: lost })
  await typeNew()
  await submit.click()
  await expect.element(page.getByText('We cannot confirm the change yet')).toBeVisible()
  await goTo('/about')
  await appears('main:not([data-changing]) h1')
  await quit('register')
}

test('R31 N13 a person who returns after a lost answer sees the outcome of the change without being signed in', async () => {
  await comeBackAfterLoss()
  serve({ [change]: changed({ handoff: null }) })
  await goTo(path)
  await expect.element(heading('Your number is changed')).toBeVisible()
  await expect.element(page.getByCss(`.${pageStyles.phoneNumber}`)).toMatchTextContent(newNumber)
  await expect.element(page.getByText(/Please sign in with the new number/)).toBeVisible()
  await expectAccessible()
  expectOneRequest()
  // the outcome is shown once and not stored
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('61234567')
  await goTo('/about')
  await appears('main:not([data-changing]) h1')
  await goTo(path)
  await appears(`.${personalStyles.signInFirst}`)
})

test('R31 N13 a change that did not reach the server is shown as not made', async () => {
  await comeBackAfterLoss()
  serve({ [change]: refused('ticket_invalid') })
  await goTo(path)
  await expect.element(page.getByText('Your number was not changed. You still sign in with the old one.')).toBeVisible()
  await appears(`.${personalStyles.signInFirst}`)
})

test('R31 N13 while the answer stays lost, the screen requests it twice automatically, and then on demand', async () => {
  await comeBackAfterLoss()
  await goTo(path)
  await expect.element(page.getByText('We cannot confirm the change yet')).toBeVisible()
  // the change and both repetitions, each of which the communication layer retries once
  await expect.poll(() => requestsOf(change).length).toBe(6)
  serve({ [change]: changed({ handoff: null }) })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(heading('Your number is changed')).toBeVisible()
  expect(requestsOf(change)).toHaveLength(7)
  expectOneRequest()
})

test('R31 X3 while the server sends no more codes both buttons are disabled, and they work again after the time that it states', async () => {
  await arrive({ [oldCode]: refused('sms_number_limit', { retryAfter: 540 }) })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await sendButton.click()
  await expect.element(alert).toMatchTextContent('try again in 9 min')
  for (const button of [sendButton, submit]) await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  const [passed] = timers.mock.calls.find(([, delay]) => delay === 540_000) ?? []
  timers.mockRestore()
  ;(passed as () => void)()
  await expect.element(alert).not.toBeInTheDocument()
  for (const button of [sendButton, submit]) await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('R31 X3 a code that was sent before the server sends no more can still be typed and submitted', async () => {
  await arrive({ [oldCode]: refused('sms_number_limit', { retryAfter: 540 }) })
  await sendButton.click()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await code.fill('123456')
  await submit.click()
  await expect.element(heading('Enter the new number')).toBeVisible()
})

test('R31 a code that is void after too many tries leaves the field, and a code that is only wrong stays', async () => {
  await arrive({
    [phone]: phoneReply({ change: proved }),
    [change]: refused('sms_code_wrong', { attemptsLeft: 1 }),
  })
  await typeNew()
  await submit.click()
  await expect.element(alert).toMatchTextContent('Incorrect code')
  await expect.element(code).not.toHaveValue('')
  serve({ [change]: refused('sms_code_locked') })
  await submit.click()
  await expect.element(alert).toMatchTextContent('Too many wrong codes')
  await expect.element(code).toHaveValue('')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
})

test('R31 X3 a wrong code and a number in use are shown as errors, with a link to sign in with that number', async () => {
  await arrive({
    [phone]: phoneReply({ change: proved }),
    [change]: refused('sms_code_wrong', { attemptsLeft: 4 }),
  })
  await typeNew()
  await submit.click()
  await expect.element(alert).toHaveTextContent('Incorrect code. Attempts left: 4')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  serve({ [change]: refused('phone_taken') })
  // the keyboard leads from the field to the main action
  await code.fill('654321')
  await expect.element(alert).not.toBeInTheDocument()
  await code.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toMatchTextContent('This number is already registered')
  await expect.element(alert.getByRole('link', { name: /^\+852/ })).toBeVisible()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(heading('What changes')).not.toBeInTheDocument()
  await expectAccessible()
  const before = quits()
  const [first, second] = bodies(change)
  expect(second.key).not.toBe(first.key)
  await page.getByRole('button', { name: 'Sign out and use that number' }).click()
  await expect.poll(() => location.hash).toBe('#/loginPage')
  await expect.element(mobile).toBeVisible()
  expect(quits() - before).toBe(1)
})

test('R31 another number can be entered in place of one in use, and its change can be sent', async () => {
  await arrive({ [phone]: phoneReply({ change: proved }), [change]: refused('phone_taken') })
  await typeNew()
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await mobile.fill('61234568')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
})

test.each([
  ['+852 ****0001', '+852'],
  ['+86 ****0001', '+86'],
  // several areas share the code, so the area of the language remains
  ['+1 ****0001', '+86'],
])('R31 for a present number %s the new number begins with %s in Simplified Chinese', async (mobileNo, area) => {
  await openScreen(path, {
    viewer: 'registered',
    language: 'zh-CN',
    answers: { ...answers, [phone]: phoneReply({ mobileNo, change: proved }) },
  })
  await expect.element(page.getByCss(`.${areaCodeStyles.areaCodeButton}`)).toHaveTextContent(area)
})

test('R31 a malformed number and a missing code are shown as errors, and nothing is sent', async () => {
  await arrive({ [phone]: phoneReply({ change: proved }) })
  await mobile.fill('123')
  await sendButton.click()
  await expect.element(alert).toHaveTextContent('Malformed phone number')
  await mobile.fill('61234567')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Enter the 6-digit code')
  expect([...requestsOf(newCode), ...requestsOf(change)]).toEqual([])
})

test('R31 an expired proof leads back to the first step and shows the reason', async () => {
  await arrive({ [phone]: phoneReply({ change: proved }), [newCode]: refused('ticket_invalid') })
  await mobile.fill('61234567')
  await sendButton.click()
  await expect.element(heading('Confirm your current number')).toBeVisible()
  await expect.element(alert).toHaveTextContent('The confirmation has expired. Please confirm your identity again.')
})

test('R31 when the answer to the proof is lost, the screen requests the state of the change and continues', async () => {
  await arrive({ [prove]: lost })
  await code.fill('123456')
  serve({ [phone]: phoneReply({ change: proved }) })
  await submit.click()
  await expect.element(heading('Enter the new number')).toBeVisible()
  expect(requestsOf(phone)).toHaveLength(2)
})

test('R31 two taps on a button of the change send one request', async () => {
  await arrive()
  const tapTwice = (button: { element: () => Element }) => {
    const element = button.element() as HTMLElement
    element.click()
    element.click()
  }
  tapTwice(sendButton)
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  tapTwice(submit)
  await expect.element(mobile).toBeVisible()
  await typeNew()
  tapTwice(submit)
  await expect.element(heading('Your number is changed')).toBeVisible()
  expect([oldCode, prove, newCode, change].map((endpoint) => requestsOf(endpoint).length)).toEqual([1, 1, 1, 1])
})

test('R31 within a day of a change the screen shows what is delayed, and the number that signs in', async () => {
  await openScreen(path, { viewer: 'registered', answers: { ...answers, [phone]: cooling } })
  await expect
    .element(page.getByText(/To protect you, these are unavailable until Nov 19, 2026, 06:00 HKT/))
    .toBeVisible()
  await expect.element(page.getByCss(`.${pageStyles.phoneNumber}`)).toMatchTextContent(registeredNumber)
  expect(page.getByCss(`form.${pageStyles.phoneCard}`).elements()).toEqual([])
})

const sentTo = { resendAfter: 60, expiresIn: 300, mobileNo: registeredNumber }
test.each([
  ['the old number', oldCode, sentTo, {}, async (): Promise<void> => undefined],
  [
    'the number of an account',
    loginSms,
    sentTo,
    { [phone]: withAccount },
    async () => {
      await password.fill('Foyer-demo-1')
      await submit.click()
      await appears(`.${codeFieldStyles.codeSend}`)
    },
  ],
  [
    'the new number',
    newCode,
    { resendAfter: 60, expiresIn: 300 },
    {},
    async () => {
      await proveOld()
      await mobile.fill(typedNumber)
    },
  ],
] as const)(
  'R31 the field of the code to %s retains a code that is typed before the reply to its request',
  async (_, endpoint, sent, more, reach) => {
    const reply = deferredAnswer(sent)
    await arrive({ ...more, [endpoint]: reply.answer })
    if (endpoint === oldCode) await appears(`.${codeFieldStyles.codeSend}`)
    await reach()
    await sendButton.click()
    await expect.poll(() => requestsOf(endpoint)).toHaveLength(1)
    await code.fill('654321')
    reply.letGo()
    await expect.element(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
    await expect.element(code).toHaveValue('654321')
  },
)
