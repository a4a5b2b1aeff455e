import { broken, hanging } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { listCall as passkeysCall, listOf as passkeysOf } from '../../shared/passkeys/testing.ts'
import * as invitationStyles from '../../shared/personal/invitation.module.css'
import * as dialogStyles from '../../shared/ui/dialog/dialog.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as passkeysStyles from './sessions/passkeys/passkeys.module.css'
import * as sessionsStyles from './sessions/sessions.module.css'
import { pathOf } from './tab.ts'
import { endCall, listOf, sessions, sessionsCall } from './testing/sessions.ts'

type State = Omit<ScreenState, 'name' | 'path'>

const devices = (name: string, reach: () => Promise<void> = async () => undefined, more: State = {}): ScreenState => ({
  name: `sessions-${name}`,
  path: pathOf('sessions'),
  viewer: 'registered',
  whole: true,
  answers: { [sessionsCall]: listOf() },
  reach: async () => {
    await appears(`.${sessionsStyles.session}`)
    await reach()
  },
  ...more,
})
const question = async (button: string) => {
  await appears(button)
  await page.getByCss(button).last().click()
  await appears('dialog')
}

export const states: readonly ScreenState[] = [
  { name: 'account-signed-out', path: '/account', reach: () => appears(`.${invitationStyles.invitation}`) },
  {
    name: 'account-not-logged-in',
    path: '/account',
    viewer: 'registered',
    reach: () => appears(`.${invitationStyles.invitation}`),
  },
  devices('several'),
  devices('passkeys', () => appears(`.${passkeysStyles.part}`), {
    config: { passkeys: true },
    answers: { [sessionsCall]: listOf([sessions[0]]), [passkeysCall]: passkeysOf() },
  }),
  devices('delete-passkey', () => question(`.${passkeysStyles.acts} button:last-of-type`), {
    config: { passkeys: true },
    whole: false,
    answers: { [sessionsCall]: listOf([sessions[0]]), [passkeysCall]: passkeysOf() },
  }),
  devices('one', undefined, { answers: { [sessionsCall]: listOf([sessions[0]]) } }),
  devices('many', undefined, { answers: { [sessionsCall]: listOf(sessions, 12) } }),
  devices('end-one', () => question(`.${sessionsStyles.sessionRow}:not(.${sessionsStyles.sessionLogin}) button`), {
    whole: false,
  }),
  devices('end-all', () => question('[data-end="all"]'), { whole: false }),
  devices(
    'not-ended',
    async () => {
      await question(`.${sessionsStyles.sessionRow}:not(.${sessionsStyles.sessionLogin}) button`)
      await page.getByCss(`dialog .${dialogStyles.dialogDanger}`).click()
      await appears(`dialog .${fieldStyles.fieldError}:not(:empty)`)
    },
    { whole: false, answers: { [sessionsCall]: listOf(), [endCall]: broken } },
  ),
  devices('loading', undefined, {
    answers: { [sessionsCall]: hanging },
    reach: () => appears(`.${sessionsStyles.sessionShape}`),
  }),
  devices('failed', undefined, {
    answers: { [sessionsCall]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  }),
]
