import { type Answers, lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useUser } from '../../platform/user-store.ts'
import { addPcToAddress } from '../../testing/pc-address.ts'
import { type Opening, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'
import {
  accountsCall,
  beginCall,
  computer,
  desktopAnswers,
  offer,
  openCode,
  outdatedAnswers,
  pickUpCall,
  stateCall,
  stateIs,
} from './testing.ts'

testStates(states)

const handoff = 'POST /trade/auth/handoff'
const login = 'POST /trade/auth/login'
const number = page.getByRole('img', { name: 'Number to type 47' })
const points = page.getByText(/^We never call/)

const open = async (
  answers: Answers = desktopAnswers('open'),
  path = '/loginPage',
  viewer: 'visitor' | 'registered' = 'visitor',
) => {
  await openScreen('/about', { answers, size: computer, viewer })
  await openCode(path)
}
/** Opens a sign-in screen as a computer does, without pressing anything. */
const openOnComputer = async (path: string, opening: Opening = {}) => {
  const restore = addPcToAddress()
  await openScreen(path, { size: computer, ...opening })
  await expect.element(points).toBeVisible()
  restore()
}

describe('the offer', () => {
  test('R37 A phone does not offer the login by phone', async () => {
    await openScreen('/loginPage')
    await expect.element(points).toBeVisible()
    expect(offer.elements()).toEqual([])
  })

  test.each(['/loginPage', '/selectLogin'])(
    'R37 On a computer %s offers the login by phone and requests nothing yet',
    async (path) => {
      await openOnComputer(path)
      await expect.element(offer).toBeVisible()
      expect(requestsOf(beginCall)).toEqual([])
    },
  )

  test('R37 A firm whose provider proves accounts does not offer it', async () => {
    await openOnComputer('/loginPage', { config: { loginProvider: true } })
    expect(offer.elements()).toEqual([])
  })
})

describe('the code', () => {
  test('R37 A code with a number appears, nothing of the key is sent in clear, and cancelling returns to the offer', async () => {
    await open()
    await expect.element(number).toHaveTextContent('47')
    await expect.element(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Scan to log in' })).toHaveFocus()
    const [{ body } = { body: {} }] = requestsOf(beginCall)
    expect(Object(body).desktopKey).not.toMatch(/^[\w-]{43}$/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(offer).toHaveFocus()
  })

  test.each(['/loginPage', '/selectLogin'])('R37 The number of the code is in the first view of %s', async (path) => {
    await open(desktopAnswers('open'), path)
    await expect.element(number).toBeVisible()
    expect(number.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  })

  test('R37 The code of /loginPage replaces the form, until it is cancelled', async () => {
    await open(desktopAnswers('open'), '/loginPage')
    await expect.element(number).toBeVisible()
    const form = page.getByCss('main form')
    await expect.element(form).not.toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(form).toBeVisible()
  })

  test('R37 Once the phone has opened the code, the computer says to confirm there', async () => {
    await open(desktopAnswers('seen'))
    await expect.element(page.getByText('Now confirm on your phone')).toBeVisible()
    await expect.element(number).toBeVisible()
  })

  test('R37 A refused or expired code is replaced by a new one on request, with a new key', async () => {
    await open(desktopAnswers('refused'))
    await expect.element(page.getByText('The login was refused on the phone')).toBeVisible()
    serve({ [stateCall]: stateIs('over') })
    await page.getByRole('button', { name: 'Show a new code' }).click()
    await expect.element(page.getByText('This code has expired')).toBeVisible()
    serve({ [stateCall]: stateIs('open') })
    await page.getByRole('button', { name: 'Show a new code' }).click()
    await expect.element(number).toBeVisible()
    expect(new Set(requestsOf(beginCall).map(({ body }) => Object(body).desktopKey)).size).toBe(3)
  })

  test('R37 A failed request for the state is repeated until an answer arrives', async () => {
    await open({ ...desktopAnswers('refused'), [stateCall]: lost })
    await expect.element(number).toBeVisible()
    await expect.poll(() => requestsOf(stateCall).length, { timeout: 8000 }).toBeGreaterThan(0)
    serve({ [stateCall]: stateIs('refused') })
    await expect
      .poll(() => page.getByText('The login was refused on the phone').elements().length, { timeout: 12_000 })
      .toBe(1)
  })

  test('R37 A refused request for a code is explained and can be repeated', async () => {
    await open({ ...desktopAnswers('open'), [beginCall]: refused('rate_limited', { retryAfter: 600 }) })
    await expect.element(page.getByRole('alert')).toBeVisible()
    serve(desktopAnswers('open'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(number).toBeVisible()
  })
})

describe('after the phone has confirmed', () => {
  test('R37 A visitor’s computer is signed in and logged in, and returns to the earlier screen', async () => {
    await open(desktopAnswers('confirmed'), '/loginPage?back=%2Fabout')
    await expect.poll(() => location.hash, { timeout: 8000 }).toBe('#/about')
    expect(useUser.getState()).toMatchObject({ flag: 'login' })
    expect(requestsOf(handoff)).toHaveLength(1)
    expect(Object(requestsOf(login)[0]?.body)).toMatchObject({
      fundUserCode: 'cash',
      consent: { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' },
    })
  })

  test('R37 A computer where the person is signed in gets the login without another session', async () => {
    await open(desktopAnswers('confirmed'), '/selectLogin?back=%2Fabout', 'registered')
    await expect.poll(() => location.hash, { timeout: 8000 }).toBe('#/about')
    expect(requestsOf(handoff)).toEqual([])
  })

  test('R37 Documents that have changed since the last agreement are shown before the login', async () => {
    await open(outdatedAnswers, '/loginPage?back=%2Fabout')
    await expect.element(page.getByText(/^Our terms have changed/)).toBeVisible()
    expect(requestsOf(login)).toEqual([])
    const logIn = page.getByRole('button', { name: 'Log in', exact: true })
    await logIn.click()
    await expect.element(page.getByText('Please agree to the terms first')).toBeVisible()
    await page.getByRole('region', { name: 'Scan to log in' }).getByRole('checkbox').click()
    await logIn.click()
    await expect.poll(() => location.hash).toBe('#/about')
    expect(requestsOf(accountsCall)).toHaveLength(1)
  })

  test('R37 A lost answer of the last steps is requested again with the same key', async () => {
    await open({ ...desktopAnswers('confirmed'), [pickUpCall]: lost }, '/loginPage?back=%2Fabout')
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.poll(() => retry.elements().length, { timeout: 12_000 }).toBe(1)
    serve(desktopAnswers('confirmed'))
    await retry.click()
    await expect.poll(() => location.hash).toBe('#/about')
    expect(requestsOf(handoff)).toHaveLength(1)
  })

  test('R37 A login that is not collected in time ends with the offer of another code', async () => {
    await open({ ...desktopAnswers('confirmed'), [pickUpCall]: refused('ticket_invalid') })
    await expect.poll(() => page.getByText('This code has expired').elements().length, { timeout: 8000 }).toBe(1)
  })
})
