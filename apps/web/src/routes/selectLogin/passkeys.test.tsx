import { type Answers, expectAccessible, refused, requestsOf } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { mayOffer, rememberDeclined, rememberUse } from '../../shared/passkeys/memory.ts'
import {
  createCall,
  declined,
  deviceWithPasskeys,
  listOf,
  optionsToCreate,
  optionsToCreateCall,
  optionsToUse,
  optionsToUseCall,
  usedOnDevice,
  verifyCall,
} from '../../shared/passkeys/testing.ts'
import { appears } from '../../testing/appears.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { accounts, accountsReply, answers, cash, login, sms, verified, verify } from './testing/replies.ts'
import { alert, code, password, path, sendButton, submit, typeCode } from './testing/steps.ts'

beforeEach(() => localStorage.removeItem(`${__CLIENT_APP__}.passkey`))
afterEach(() => vi.restoreAllMocks())

const agreed = { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' }
const proved = { fundUserCode: 'cash', userToken: 'ticket' }
/** Opens the password step on a device that remembers what `remember` stores. */
const open = async (more: Answers = {}, remember: () => void = () => {}) => {
  await openScreen('/about', {
    viewer: 'registered',
    config: { passkeys: true },
    answers: {
      ...answers,
      [accounts]: { ...accountsReply(cash), agreed },
      [optionsToUseCall]: optionsToUse,
      [verifyCall]: proved,
      [optionsToCreateCall]: optionsToCreate,
      [createCall]: listOf(),
      ...more,
    },
  })
  remember()
  await goTo(`${path}&back=%2Fabout`)
  await appears('input[autocomplete^="current-password"]')
}
const expectToLeave = () => expect.poll(() => location.hash).toBe('#/about')
const passkeyButton = page.getByRole('button', { name: 'Log in with a passkey' })
const topOf = (part: Locator) => part.element().getBoundingClientRect().top
const isAbove = (one: Locator, other: Locator) => topOf(one) < topOf(other)
const createButton = page.getByRole('button', { name: 'Create a passkey' })
const byPassword = async () => {
  await password.fill('Foyer-demo-1')
  await submit.click()
  await typeCode()
  await submit.click()
}

test('a device that has used a passkey offers it first, and it logs in without password, code and second agreement', async () => {
  deviceWithPasskeys()
  await open({}, rememberUse)
  await expect.element(passkeyButton).toBeVisible()
  await expectAccessible()
  expect(isAbove(passkeyButton, password)).toBe(true)
  await passkeyButton.click()
  await expectToLeave()
  expect(requestsOf(verifyCall).map(({ body }) => Object(body).credential)).toMatchObject([
    { id: 'AAAA', rawId: 'AAAA' },
  ])
  expect(requestsOf(login).map(({ body }) => body)).toMatchObject([{ fundUserCode: 'cash', consent: agreed }])
  expect([requestsOf(verify), requestsOf(sms)]).toEqual([[], []])
})

test('a passkey that the browser offers in the password field logs in', async () => {
  // the person chooses it once the field is there
  let choose: (used: typeof usedOnDevice) => void = () => undefined
  const chosen = new Promise<typeof usedOnDevice>((resolve) => {
    choose = resolve
  })
  const fill = vi
    .fn()
    .mockReturnValueOnce(chosen)
    .mockReturnValue(new Promise(() => {}))
  deviceWithPasskeys({ fill })
  await open()
  choose(usedOnDevice)
  await expectToLeave()
  expect(requestsOf(verifyCall)).toHaveLength(1)
})

test('a person who closes the window of the browser stays on the form without an error', async () => {
  deviceWithPasskeys({ use: declined })
  await open()
  await passkeyButton.click()
  await expect.element(passkeyButton).not.toHaveAttribute('aria-busy')
  expect(
    page
      .getByRole('alert')
      .elements()
      .filter((each) => each.checkVisibility()),
  ).toEqual([])
  expect(requestsOf(verifyCall)).toEqual([])
})

test('a passkey that was deleted is refused in words, and the password becomes the first way again', async () => {
  deviceWithPasskeys()
  await open({ [verifyCall]: refused('passkey_refused', { attemptsLeft: 4 }) }, rememberUse)
  await passkeyButton.click()
  await expect.element(alert).toMatchTextContent(/Please use your password/)
  expect(isAbove(password, passkeyButton)).toBe(true)
})

test('after a login by password a device with a screen lock is offered a passkey, and creates one', async () => {
  const device = deviceWithPasskeys()
  await open()
  await byPassword()
  const heading = page.getByRole('heading', { name: 'Log in faster next time' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toHaveAccessibleDescription('You are logged in to your account')
  await expect.poll(() => document.title).toMatch(/^Log in faster next time/)
  await expectAccessible()
  await createButton.click()
  await expectToLeave()
  expect(device.make).toHaveBeenCalledOnce()
  expect(requestsOf(createCall)).toHaveLength(1)
})

test('a person who declines a passkey is logged in, and the device remembers the answer', async () => {
  deviceWithPasskeys()
  await open()
  await byPassword()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expectToLeave()
  expect(mayOffer(Date.now())).toBe(false)
})

test('a person who declined a short time ago is not offered a passkey', async () => {
  deviceWithPasskeys()
  await open({}, () => rememberDeclined(Date.now()))
  await byPassword()
  await expectToLeave()
  expect(requestsOf(optionsToCreateCall)).toEqual([])
})

test('if a passkey cannot be created, the reason is shown and the person can go on', async () => {
  deviceWithPasskeys()
  await open({ [optionsToCreateCall]: refused('phone_cooling', { retryAfter: 3600 }) })
  await byPassword()
  await createButton.click()
  await expect.element(alert).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expectToLeave()
})

test('a browser without passkeys shows none of it', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open()
  expect(passkeyButton.elements()).toEqual([])
  await byPassword()
  await expectToLeave()
  expect(requestsOf(optionsToUseCall)).toEqual([])
  vi.unstubAllGlobals()
})

test('SCREEN-6 documents that the person agreed to before are not agreed to again', async () => {
  deviceWithPasskeys()
  await open({ [verify]: verified() })
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expect.element(sendButton).toBeVisible()
  await expect.element(code).toBeVisible()
})

test('SCREEN-6 the steps of the login are named, and the present one is marked', async () => {
  deviceWithPasskeys()
  await open()
  const steps = page.getByRole('list', { name: 'Steps' })
  const marked = () => steps.element().querySelector('[aria-current="step"]')?.textContent
  await expect.poll(marked).toMatch(/Account$/)
  await password.fill('Foyer-demo-1')
  await submit.click()
  await expect.poll(marked).toMatch(/Second step$/)
})
