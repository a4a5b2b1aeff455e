import type { BeginLoginReply, DesktopState, LoginRequestStateReply, PickUpLoginReply } from '@foyer/api/login-requests'
import type { Answers } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { addPcToAddress } from '../../testing/pc-address.ts'
import { goTo } from '../../testing/screen.tsx'
import { languages } from '../text/languages.ts'
import { textsIn } from '../text/table.ts'
import { text } from './text.ts'

export const beginCall = 'POST /api/user/login/request'
export const stateCall = 'POST /api/user/login/request/state'
export const pickUpCall = 'POST /api/user/login/request/collect'
export const accountsCall = 'POST /api/user/login/accounts'

const begun: BeginLoginReply = { request: 'AAAAAAAAAAAAAAAAAAAAAA', number: 47, secondsLeft: 120 }
export const stateIs = (state: DesktopState): LoginRequestStateReply => ({
  state,
  secondsLeft: state === 'over' ? 0 : 100,
})
const ticket: PickUpLoginReply = { fundUserCode: 'cash', userToken: 'ticket' }
const agreed = { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' }
const current = { ...agreed, marketing: 'm-2' }

/** The replies to a desktop whose request is in this state. */
export const desktopAnswers = (state: DesktopState): Answers => ({
  [beginCall]: begun,
  [stateCall]: stateIs(state),
  [pickUpCall]: ticket,
  [accountsCall]: { accounts: [], agreed },
  'GET /api/content/agreements': current,
})
/** As `desktopAnswers`, for a person who agreed to earlier documents. */
export const outdatedAnswers: Answers = {
  ...desktopAnswers('confirmed'),
  [accountsCall]: { accounts: [], agreed: { ...agreed, service: 's-4' } },
}

/** The size of a computer's window, in which the login by phone is offered. */
export const computer: readonly [number, number] = [1280, 800]

/** The button of the offer, by its words in one of the languages. */
export const offer = page.getByRole('button', {
  name: new RegExp(`^(${languages.map((language) => textsIn(text, language).offer).join('|')})$`),
})

/** Goes to a sign-in screen as a computer does, and opens the code. */
export const openCode = async (path = '/loginPage'): Promise<void> => {
  const restore = addPcToAddress()
  await goTo(path)
  await expect.element(offer).toBeVisible()
  restore()
  await offer.click()
}
