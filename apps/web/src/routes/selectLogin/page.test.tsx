import {
  type Answers,
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
import { useUser } from '../../platform/user-store.ts'
import * as codeFieldStyles from '../../shared/one-time-code/code-field.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import { appears } from '../../testing/appears.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import {
  accounts,
  accountsReply,
  answers,
  cash,
  challenge,
  knownDevice,
  login,
  margin,
  sms,
  verified,
  verify,
} from './testing/replies.ts'
import {
  agree,
  alert,
  clientNo,
  code,
  openAccountStep,
  password,
  path,
  sendButton,
  submit,
  submitPassword,
  typeCode,
} from './testing/steps.ts'

testStates(states)

afterEach(() => vi.restoreAllMocks())
const back = '&back=%2Fabout'
/** Checks that the login ended at the page that the address names. */
const expectToLeave = async () => {
  await expect.poll(() => location.hash).toBe('#/about')
  await expect.element(page.getByText('You are logged in to your account')).toBeVisible()
}
const bodies = (endpoint: string) => requestsOf(endpoint).map(({ body }) => Object(body))

test('R6 a visitor who chooses the client number confirms the phone first', async () => {
  await openScreen('/selectLogin')
  await expectAccessible()
  const href = (name: RegExp) => page.getByRole('link', { name }).element().getAttribute('href')
  const account = '/selectLogin?way=account&back=%2F'
  expect(href(/Client number and password/)).toBe(`#/loginPage?back=${encodeURIComponent(account)}`)
  expect(href(/Code by text message/)).toBe('#/loginPage?back=%2F')
})

test('R6 the usual way leads: the code for a visitor, and the account for a person whose phone is signed in', async () => {
  const leading = () => [...document.querySelectorAll('[data-usual]')].map(({ textContent }) => textContent)
  await openScreen('/selectLogin')
  await expect.poll(leading).toEqual([expect.stringMatching(/^Code by text message/)])
  await openScreen('/selectLogin', { viewer: 'registered' })
  await expect.poll(leading).toEqual([expect.stringMatching(/^Client number and password/)])
})

test('R6 the usual way is larger and of another colour than the others, which are 80 px high', async () => {
  await page.viewport(390, 844)
  await openScreen('/selectLogin')
  await expect.element(page.getByText('Open in the app')).toBeVisible()
  const ways = [...document.querySelectorAll<HTMLElement>(`.${pageStyles.way}`)]
  expect(ways.map(({ offsetHeight }) => offsetHeight)).toEqual([96, 80, 80])
  const [usual, ...others] = ways.map((way) => getComputedStyle(way).backgroundColor)
  expect(others).not.toContain(usual)
})

test('R6 the notes below the ways to sign in stand at the foot of the view of a phone', async () => {
  await openScreen('/selectLogin')
  const last = page.getByText('A securities account is a separate application')
  await expect.element(last).toBeVisible()
  expect(innerHeight - last.element().getBoundingClientRect().bottom).toBeLessThan(40)
})

test('R6 a registered person sees the number that is signed in, and goes straight to the account', async () => {
  await openScreen('/selectLogin?back=%2Fabout', { viewer: 'registered' })
  await expect.element(page.getByText(registeredNumber)).toBeVisible()
  const link = page.getByRole('link', { name: /Client number and password/ })
  await expect.element(link).toHaveAttribute('href', '#/selectLogin?way=account&back=%2Fabout')
  expect(page.getByRole('link', { name: /Code by text message/ }).elements()).toEqual([])
})

test('R6 until a code is sent, sending it is the main action of the second factor, and logging in is the main action afterwards', async () => {
  await openAccountStep({}, back)
  await submitPassword()
  await expect.element(sendButton).toHaveAttribute('data-next')
  await expect.element(submit).toHaveAttribute('class', 'button button-plain')
  await typeCode()
  await expect.element(sendButton).not.toHaveAttribute('data-next')
  await expect.element(submit).toHaveAttribute('class', 'button')
})

test('R6 a person with one account enters password and code, and reaches login level', async () => {
  await openAccountStep({}, back)
  // one account: there is nothing to choose
  expect(page.getByRole('radio').elements()).toEqual([])
  await expect.element(page.getByText('****1001')).toBeVisible()
  await expectAccessible()
  await submitPassword()
  await expect.element(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await expect.element(page.getByText(/This device is new to the account\./)).toBeVisible()
  await expect
    .element(page.getByCss(`.${codeFieldStyles.codeSent}`))
    .toHaveTextContent(`The code goes to ${registeredNumber}`)
  await expectAccessible()
  await typeCode()
  await expect
    .element(page.getByCss(`.${codeFieldStyles.codeSent}`))
    .toHaveTextContent(`Text message sent to ${registeredNumber}`)
  await submit.click()
  await expectToLeave()

  const [first, second] = bodies(verify)
  expect(first).toEqual({ account: { fundUserCode: 'cash' }, password: expect.any(String) })
  expect(second).toEqual({
    account: { fundUserCode: 'cash' },
    password: expect.any(String),
    secondFactor: { type: 'sms', code: '123456' },
  })
  expect(bodies(sms)).toEqual([{ account: { fundUserCode: 'cash' }, password: expect.any(String), lang: 'en-US' }])
  expect(JSON.stringify([...bodies(verify), ...bodies(sms)])).not.toContain('Foyer-demo-1')
  expect(bodies(login)).toMatchObject([
    { fundUserCode: 'cash', consent: { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' } },
  ])
})

test('R6 several accounts on one phone are shown as a masked list to choose from', async () => {
  await openAccountStep({ [accounts]: accountsReply(cash, margin) }, back)
  const choice = page.getByRole('group', { name: 'Choose an account' })
  expect(choice.getByRole('radio').elements()).toHaveLength(2)
  await expect.element(choice).not.toMatchTextContent(/\d{5}/)
  await expect.element(choice.getByRole('radio').first()).toBeChecked()
  await choice.getByRole('radio', { name: /\*{4}1002.*Margin account/ }).click()
  await expectAccessible()
  await submitPassword()
  await typeCode()
  expect([...bodies(verify), ...bodies(sms)].map(({ account }) => account)).toEqual([
    { fundUserCode: 'margin' },
    { fundUserCode: 'margin' },
  ])
})

test('R6 I13 a client number that a person typed is filled in on a later visit, and the password is not', async () => {
  await openAccountStep({}, back)
  await page.getByRole('button', { name: 'Use another client number' }).click()
  await clientNo.fill('88001009')
  await submitPassword()
  await typeCode()
  await submit.click()
  await expectToLeave()
  expect(bodies(verify)[1].account).toEqual({ clientNo: '88001009' })
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Foyer-demo-1')

  const { quit } = await import('../../platform/session.ts')
  await quit('login')
  await goTo(path)
  await expect.element(clientNo).toHaveValue('88001009')
  await expect.element(password).toHaveValue('')
  await page.getByRole('button', { name: 'Choose from the accounts of this phone' }).click()
  await expect.element(page.getByText('****1001')).toBeVisible()
})

test('R6 on a device that the account knows the authenticator can be used, and a wrong authenticator code is refused', async () => {
  await openAccountStep({ [verify]: verified(knownDevice, refused('totp_wrong', { attemptsLeft: 4 })) }, back)
  await submitPassword()
  await expect.element(page.getByRole('radio', { name: 'Authenticator' })).toBeChecked()
  expect(page.getByText(/This device is new/).elements()).toEqual([])
  await page.getByCss(`.${segmentedStyles.segment}`).filter({ hasText: 'Text message' }).click()
  await expect.element(sendButton).toBeVisible()
  await page.getByCss(`.${segmentedStyles.segment}`).filter({ hasText: 'Authenticator' }).click()
  const totp = page.getByLabelText('Authenticator code')
  await totp.fill('000000')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Incorrect code. Attempts left: 4')
  await expect.element(totp).toHaveAttribute('aria-invalid', 'true')
  serve({ [verify]: verified(knownDevice) })
  await totp.fill('123456')
  await submit.click()
  await expectToLeave()
  expect(bodies(verify).at(-1).secondFactor).toEqual({ type: 'totp', code: '123456' })
})

test('R6 each missing input shows an error at its place, and nothing is sent', async () => {
  await openAccountStep({ [accounts]: accountsReply() })
  await submit.click()
  await expect.element(alert).toHaveTextContent('Enter the 8-digit client number')
  await expect.element(clientNo).toHaveAttribute('aria-invalid', 'true')
  await clientNo.fill('８８００１００１')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Enter the account password')
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('whatever it is')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Please read and agree to the documents first')
  await expectAccessible()
  await expect.element(clientNo).toHaveValue('88001001')
  expect(requestsOf(verify)).toEqual([])
})

test('R6 a wrong password shows how many tries are left, and after the last try the wait and the hotline', async () => {
  await openAccountStep()
  await agree.click()
  for (const attemptsLeft of [4, 3, 2, 1]) {
    serve({ [verify]: refused('login_wrong', { attemptsLeft }) })
    await password.fill(`wrong ${attemptsLeft}`)
    await submit.click()
    await expect
      .element(alert)
      .toHaveTextContent(`Incorrect password. Please check and try again. Attempts left: ${attemptsLeft}`)
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  }
  serve({ [verify]: refused('login_locked', { retryAfter: 900 }) })
  await password.fill('wrong 0')
  await submit.click()
  await expect.element(alert).toMatchTextContent(/Try again in 15 min/)
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: '+852 3000 0000' }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+852/))
  await expectAccessible()
})

test('R6 a person with a suspended account sees the hotline in place of the form, and can log in to another account', async () => {
  await openAccountStep({ [verify]: verified(undefined, refused('account_suspended')) })
  await submitPassword()
  await typeCode()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Account suspended')
  await expect.element(alert).toMatchTextContent('You cannot log in to this account for now.')
  await expect.element(page.getByRole('link', { name: 'Call +852 3000 0000' })).toBeVisible()
  await expectAccessible()
  await expect.element(submit).not.toBeInTheDocument()
  expect(requestsOf(login)).toEqual([])
  await page.getByRole('button', { name: 'Log in to another account' }).click()
  await expect.element(password).toBeVisible()
})

test('SCREEN-5 typing six digits without a requested code shows that a code must be requested first', async () => {
  await openAccountStep({ [verify]: verified(undefined, refused('sms_code_missing')) })
  await submitPassword()
  await code.fill('123456')
  await submit.click()
  await expect.element(page.getByText('Please request a code first.')).toBeVisible()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
})

test('SCREEN-5 on a new device the page says that the authenticator is not accepted yet, and what to use', async () => {
  await openAccountStep({ [verify]: verified(challenge({ notYet: ['totp'] })) })
  await submitPassword()
  await expect
    .element(page.getByText('You cannot use the authenticator on this device yet.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText(/confirm it is you with a code by text message/)).toBeVisible()
})

test('SCREEN-5 a person who forgot the password finds the hotline as a phone link, with its hours', async () => {
  await openAccountStep()
  await page.getByText('Forgot the password?').click()
  const resetHelp = page.getByCss(`.${pageStyles.passwordReset}`)
  await expect
    .element(resetHelp.getByRole('link', { name: 'Call +852 3000 0000' }))
    .toHaveAttribute('href', 'tel:+85230000000')
  await expect.element(resetHelp).toMatchTextContent('Monday to Friday, 08:30 to 18:00')
})

test('R6 after a wrong code the code step stays, and going back retains the password', async () => {
  await openAccountStep({ [verify]: verified(undefined, refused('sms_code_wrong', { attemptsLeft: 4 })) }, back)
  await submitPassword()
  await typeCode()
  await submit.click()
  await expect.element(alert).toHaveTextContent('Incorrect code. Attempts left: 4')
  await expect.element(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
  history.back()
  await expect.element(password).toHaveValue('Foyer-demo-1')
  history.forward()
  await expect.element(code).toBeVisible()
  serve(answers)
  await code.fill('654321')
  await submit.click()
  await expectToLeave()
})

test('R6 the Back button of the second step leads to the first step, which retains the password', async () => {
  await openAccountStep()
  await submitPassword()
  await page.getByCss(`.${pageStyles.accountForm}`).getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(password).toHaveValue('Foyer-demo-1')
})

test('R6 two taps send one request each, and the next tap repeats a login whose answer was lost', async () => {
  await openAccountStep({ [login]: lost }, back)
  const tapTwice = (button: { element: () => Element }) => {
    const element = button.element() as HTMLElement
    element.click()
    element.click()
  }
  await password.fill('Foyer-demo-1')
  await agree.click()
  tapTwice(submit)
  await expect.element(sendButton).toBeVisible()
  tapTwice(sendButton)
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  tapTwice(submit)
  await expect.element(alert).toHaveTextContent('No connection. Check your network and try again.')
  serve({ [login]: undefined })
  await submit.click()
  await expectToLeave()
  expect([verify, sms, login].map((endpoint) => requestsOf(endpoint).length)).toEqual([2, 1, 2])
})

test('R6 a proof_required reply is answered with a proof, and the message is then sent', async () => {
  await openAccountStep({
    [sms]: ({ body }: { body: unknown }) =>
      Object(body).proof ? answers[sms] : refused('proof_required', { proof: { challenge: 'of the server', bits: 4 } }),
  })
  await submitPassword()
  await typeCode()
  expect(bodies(sms).map(({ proof }) => proof?.challenge)).toEqual([undefined, 'of the server'])
})

test('R6 X3 accounts that fail to load show an error beside a field for the client number, and Try again loads them', async () => {
  await openScreen(path, { viewer: 'registered', answers: { ...answers, [accounts]: lost } })
  await expect.element(alert).toMatchTextContent('No connection')
  await expect.element(clientNo).toBeVisible()
  await expectAccessible()
  serve({ [accounts]: accountsReply() })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(clientNo).toBeVisible()
  expect(requestsOf(accounts)).toHaveLength(2)
})

test('R6 a visitor who opens the account step reads that the phone comes first, and no accounts are requested', async () => {
  await openScreen(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your phone number first')
  await expect.element(alert).toHaveTextContent('Confirm your phone number, then log in to the account.')
  await expectAccessible()
  await expect
    .element(page.getByRole('link', { name: 'Confirm phone number' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent('/selectLogin?way=account&back=%2F')}`)
  expect(requestsOf(accounts)).toEqual([])
})

test('R6 a person at login level goes directly to the page to return to', async () => {
  await openScreen('/about', { viewer: 'cash', answers })
  location.hash = `${path}&back=%2Fabout%3Ffrom%3Dlogin`
  await expect.poll(() => location.hash).toBe('#/about?from=login')
})

test('R6 V6 the account step shows the three documents, and does not request marketing consent', async () => {
  await openAccountStep()
  for (const title of ['Disclaimer', 'Privacy Policy', 'Service Agreement'])
    await expect.element(page.getByRole('button', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Service Agreement' }).click()
  await expect.element(page.getByRole('dialog').getByRole('article')).toMatchTextContent(/Version \S+, effective/)
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('checkbox', { name: /Send me news/ }).elements()).toEqual([])
})

test('R6 the account step does not overflow at 200 % text', async () => {
  await openAccountStep({ [accounts]: accountsReply(cash, margin) })
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('R6 A5 in WeChat the screen instructs the person to open the page in a browser in order to open the app', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/116 MicroMessenger/8.0'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await openScreen('/selectLogin')
  await page.getByRole('button', { name: /Open in the app/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Open in a browser' })).toBeVisible()
  await expectAccessible()
})

test('R6 a code that is typed before the reply to its request stays in its field', async () => {
  const reply = deferredAnswer({ resendAfter: 60, expiresIn: 300, mobileNo: registeredNumber })
  await openAccountStep({ [sms]: reply.answer })
  await submitPassword()
  await appears(`.${codeFieldStyles.codeSend}`)
  await sendButton.click()
  await expect.poll(() => requestsOf(sms)).toHaveLength(1)
  await code.fill('123456')
  reply.letGo()
  await expect.element(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
  await expect.element(code).toHaveValue('123456')
})

/** Opens the password step right after a sign-in by code. */
const openAfterSignIn = async (agreed: typeof agreedNow, more: Answers = {}) => {
  await openScreen('/about', { viewer: 'registered', answers: { ...answers, ...more } })
  useUser.setState({ agreed })
  await goTo(`${path}${back}`)
  await appears('input[autocomplete="current-password"]')
}
const agreedNow = { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' }

test('SCREEN-6 a person who has just signed in by code enters only the account password, without a second agreement or message', async () => {
  await openAfterSignIn(agreedNow)
  await expect.element(page.getByText('You agreed to these documents when you signed in')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await page.getByRole('button', { name: 'Service Agreement' }).click()
  await expect.element(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expectToLeave()
  expect(bodies(sms)).toEqual([])
  expect(bodies(verify).map(({ secondFactor }) => secondFactor)).toEqual([undefined, { type: 'signIn' }])
  expect(bodies(login)).toMatchObject([{ consent: agreedNow }])
})

test('SCREEN-6 when the code of the sign-in has expired, the account requires its second factor', async () => {
  await openAfterSignIn(agreedNow, { [verify]: verified(undefined, refused('sms_code_expired')) })
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  expect(
    page
      .getByRole('alert')
      .elements()
      .filter((each) => each.checkVisibility()),
  ).toEqual([])
})

test('SCREEN-6 documents that changed since the sign-in require a new agreement', async () => {
  await openAfterSignIn({ ...agreedNow, privacy: 'p-3' })
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Please read and agree to the documents first')
  await expect.element(agree).not.toBeChecked()
  expect(bodies(verify)).toEqual([])
})

test('SCREEN-6 a login whose answer was lost after the sign-in’s code was accepted is repeated without a text message', async () => {
  await openAfterSignIn(agreedNow, { [login]: lost })
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expect.element(alert).toMatchTextContent('No connection')
  serve({ [login]: undefined })
  await submit.click()
  await expectToLeave()
  expect(bodies(verify)).toHaveLength(2)
})

test('SCREEN-6 the title of the document follows the step', async () => {
  await openScreen('/selectLogin', { viewer: 'registered', answers })
  await expect.poll(() => document.title).toMatch(/^Choose how to sign in · /)
  await page.getByRole('link', { name: /Client number and password/ }).click()
  await expect.poll(() => document.title).toMatch(/^Client number and password · /)
  await appears('input[autocomplete="current-password"]')
  await submitPassword()
  await expect.poll(() => document.title).toMatch(/^Confirm it is you · /)
  history.back()
  await expect.poll(() => document.title).toMatch(/^Client number and password · /)
})
