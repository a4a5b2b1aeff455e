import { hanging, lost, refused } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { rememberUse } from '../../shared/passkeys/memory.ts'
import { deviceWithPasskeys, optionsToUse, optionsToUseCall } from '../../shared/passkeys/testing.ts'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import { appears } from '../../testing/appears.ts'
import { goTo } from '../../testing/screen.tsx'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { providerAnswers, verifyProvided, withChoice, withFactor } from './testing/provider-replies.ts'
import { accounts, accountsReply, answers, cash, knownDevice, margin, verified, verify } from './testing/replies.ts'
import { agree, path, submit, submitPassword, typeCode } from './testing/steps.ts'

const passwordField = 'input[autocomplete^="current-password"]'
const codeField = 'input[autocomplete="one-time-code"]'
const fieldError = `.${fieldStyles.fieldError}:not([hidden])`

const account = (name: string, state: Partial<ScreenState>): ScreenState => ({
  name,
  path,
  viewer: 'registered',
  reach: () => appears(passwordField),
  ...state,
  answers: { ...answers, ...state.answers },
})

/** A state of a device with a screen lock, whose person agreed to the documents before. */
const passkeyState = (reach: () => Promise<void> = () => appears(passwordField)): Partial<ScreenState> => ({
  config: { passkeys: true },
  whole: true,
  answers: {
    [accounts]: { ...accountsReply(cash, margin), agreed: { disclaimer: 'd-3', privacy: 'p-4', service: 's-5' } },
    [optionsToUseCall]: optionsToUse,
  },
  path: '/about',
  reach: async () => {
    deviceWithPasskeys()
    await goTo(path)
    await reach()
  },
})

/** A state of a login at the firm's provider; `back` is what the callback put into the address. */
const provided = (name: string, back: string, state: Partial<ScreenState> = {}): ScreenState => ({
  name,
  path: `${path}${back}`,
  viewer: 'registered',
  config: { loginProvider: true },
  reach: () => appears(`.${pageStyles.accountForm} button[type="submit"]`),
  whole: true,
  ...state,
  answers: { ...providerAnswers, ...state.answers },
})
const proof = `&proof=${'p'.repeat(43)}`
const problem = (reason: string) =>
  provided(`provider-${reason.replaceAll('_', '-')}`, `&problem=${reason}`, {
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  })

const providerStates: readonly ScreenState[] = [
  provided('provider-methods', '', { path: '/selectLogin', reach: () => appears(`.${pageStyles.wayDone}`) }),
  provided('provider-visitor', '', { viewer: 'visitor', reach: () => appears('[role=alert]') }),
  provided('provider-start', ''),
  provided('provider-continue', proof, {
    answers: { 'GET /api/content/agreements': hanging },
    reach: () => appears(`.${pageStyles.accountSkeleton}`),
  }),
  provided('provider-agree', proof),
  provided('provider-accounts', proof, {
    answers: { [verifyProvided]: withChoice },
    reach: async () => {
      await agree.click()
      await submit.click()
      await appears('input[type="radio"]')
    },
  }),
  provided('provider-code', proof, {
    answers: { [verifyProvided]: withFactor },
    reach: async () => {
      await agree.click()
      await submit.click()
      await appears(codeField)
    },
  }),
  provided('provider-suspended', proof, {
    answers: { [verifyProvided]: refused('account_suspended') },
    reach: async () => {
      await agree.click()
      await submit.click()
      await appears(`.${pageStyles.accountForm} a.button`)
    },
  }),
  problem('provider_login_invalid'),
  problem('provider_cancelled'),
  problem('provider_other_client'),
  problem('unavailable'),
]

export const states: readonly ScreenState[] = [
  { name: 'select-login', path: '/selectLogin', reach: () => appears('svg[viewBox="0 0 390 260"]') },
  account('select-login-registered', { path: '/selectLogin', reach: () => appears(`.${pageStyles.wayDone}`) }),
  { name: 'account-visitor', path, reach: () => appears('[role=alert]') },
  account('account-loading', {
    answers: { [accounts]: hanging },
    reach: () => appears(`.${pageStyles.accountSkeleton}`),
  }),
  account('account-failed', {
    answers: { [accounts]: lost },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  }),
  account('account-none', { whole: true, answers: { [accounts]: accountsReply() } }),
  account('account-one', { whole: true }),
  account('account-several', { whole: true, answers: { [accounts]: accountsReply(cash, margin) } }),
  account('account-incomplete', {
    whole: true,
    answers: { [accounts]: accountsReply() },
    reach: async () => {
      await appears(passwordField)
      await submit.click()
      await appears(fieldError)
    },
  }),
  account('account-wrong', {
    whole: true,
    answers: { [verify]: refused('login_wrong', { attemptsLeft: 4 }) },
    reach: async () => {
      await appears(passwordField)
      await submitPassword('not this one')
      await appears(fieldError)
    },
  }),
  account('account-locked', {
    whole: true,
    answers: { [verify]: refused('login_locked', { retryAfter: 900 }) },
    reach: async () => {
      await appears(passwordField)
      await submitPassword('not this one')
      await appears(`.${noticeStyles.notice}[data-tone="danger"] a`)
    },
  }),
  account('second-factor-new-device', {
    reach: async () => {
      await appears(passwordField)
      await submitPassword()
      await appears(codeField)
    },
  }),
  account('second-factor-sent', {
    reach: async () => {
      await appears(passwordField)
      await submitPassword()
      await typeCode()
    },
  }),
  account('second-factor-authenticator', {
    answers: { [verify]: verified(knownDevice) },
    reach: async () => {
      await appears(passwordField)
      await submitPassword()
      await appears(`.${segmentedStyles.segmented}`)
    },
  }),
  account('second-factor-suspended', {
    answers: { [verify]: verified(undefined, refused('account_suspended')) },
    reach: async () => {
      await appears(passwordField)
      await submitPassword()
      await typeCode()
      await submit.click()
      await appears(`.${pageStyles.accountForm} a.button`)
    },
  }),
  account('account-passkey-also', passkeyState()),
  account(
    'account-passkey-first',
    passkeyState(async () => {
      rememberUse()
      await goTo('/selectLogin')
      await appears(`.${pageStyles.ways}`)
      await goTo(path)
      await appears(`.${pageStyles.passkeyFirst}`)
    }),
  ),
  account(
    'account-passkey-offer',
    passkeyState(async () => {
      await appears(passwordField)
      await page.getByCss(passwordField).fill('Foyer-demo-1')
      await submit.click()
      await typeCode()
      await submit.click()
      await appears(`.${pageStyles.offer}`)
    }),
  ),
  ...providerStates,
]
