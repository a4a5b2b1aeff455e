import type { PrivacyReply } from '@foyer/api/privacy'
import { broken, hanging, lost, refused } from '@foyer/testing/browser'
import * as freshProofStyles from '../../shared/fresh-proof/fresh-proof.module.css'
import { codeSent, proofCode } from '../../shared/fresh-proof/testing.ts'
import * as codeFieldStyles from '../../shared/one-time-code/code-field.module.css'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as dialogStyles from '../../shared/ui/dialog/dialog.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears } from '../../testing/appears.ts'
import type { Opening } from '../../testing/screen.tsx'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import {
  asOf,
  bookshop,
  erased,
  erasure,
  everything,
  exportOf,
  openMatters,
  partner,
  platform,
  privacyOf,
  storedData,
} from './testing/replies.ts'

const path = '/privacy'
const settled = () => appears(`.${pageStyles.privacyPerson}`)
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** A registered person with the given stored data. */
const person = (
  name: string,
  change: Partial<PrivacyReply>,
  reach: () => Promise<void> = async () => undefined,
  { answers, whole = true }: { answers?: Opening['answers']; whole?: boolean } = {},
): ScreenState => ({
  name: `privacy-${name}`,
  path,
  whole,
  viewer: 'registered',
  answers: { [privacyOf]: storedData(change), ...answers },
  reach: async () => {
    await settled()
    await reach()
  },
})
const unanswered = (name: string, reply: unknown, selector: string): ScreenState => ({
  name: `privacy-${name}`,
  path,
  viewer: 'registered',
  answers: { [privacyOf]: reply },
  reach: () => appears(selector),
})
const openWithdrawal = async () => {
  press(`.${pageStyles.privacyPartner} button`)
  await appears('dialog')
}
const withdraw = async () => {
  await openWithdrawal()
  press('dialog button:last-child')
}
const openProof = async () => {
  press('[aria-labelledby="privacy-take"] button')
  await appears(`dialog.${freshProofStyles.freshProof}`)
}
const openErasure = async () => {
  press(`.${pageStyles.privacyErase}`)
  await appears('dialog')
}
const erase = async () => {
  await openErasure()
  press('dialog input[type="checkbox"]')
  press(`dialog .${dialogStyles.dialogDanger}`)
}

export const states: readonly ScreenState[] = [
  { name: 'privacy-signed-out', path, reach: () => appears(`.${personalStyles.signInFirst}`) },
  person('stored', {}),
  unanswered('loading', hanging, `.${pageStyles.privacyShapes}`),
  unanswered('failed', broken, `.${noticeStyles.notice}[data-tone="danger"]`),
  person('agreed', { marketing: { agreed: true, at: asOf } }),
  person('withdrawn', { marketing: { agreed: false, at: asOf } }),
  person('partners', { partners: [platform(), bookshop] }),
  person('partner-confirm', { partners: [platform()] }, openWithdrawal, { whole: false }),
  person(
    'partner-withdrawn',
    { partners: [platform()] },
    async () => {
      await withdraw()
      await appears(`.${pageStyles.privacyPartner} .${pageStyles.privacyReady}`)
    },
    { answers: { [partner]: { partners: [platform({ agreed: false, at: asOf })] } } },
  ),
  person(
    'partner-unknown',
    { partners: [platform()] },
    async () => {
      await withdraw()
      await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
    },
    { answers: { [partner]: lost } },
  ),
  person(
    'partner-refused',
    { partners: [bookshop] },
    async () => {
      await withdraw()
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    },
    { answers: { [partner]: refused('not_found') } },
  ),
  person(
    'export-ready',
    {},
    async () => {
      press('[aria-labelledby="privacy-take"] button')
      await appears(`.${pageStyles.privacyGroup} summary`)
      press(`.${pageStyles.privacyGroup} summary`)
    },
    { answers: { [exportOf]: everything } },
  ),
  person('proof', {}, openProof, { whole: false, answers: { [exportOf]: refused('fresh_proof_needed') } }),
  person(
    'proof-sent',
    {},
    async () => {
      await openProof()
      press(`dialog .${codeFieldStyles.codeSend}`)
      await appears(`dialog .${codeFieldStyles.codeSend}[aria-disabled]:not(:has(.${spinnerStyles.spinner}))`)
    },
    { whole: false, answers: { [exportOf]: refused('fresh_proof_needed'), [proofCode]: codeSent } },
  ),
  person(
    'proof-wrong',
    {},
    async () => {
      await openProof()
      press('dialog [type="submit"]')
      await appears(`dialog .${fieldStyles.fieldError}:not(:empty)`)
    },
    { whole: false, answers: { [exportOf]: refused('fresh_proof_needed') } },
  ),
  person('blocked', { open: openMatters }),
  person('confirm', { points: 320 }, openErasure, { whole: false }),
  person(
    'unknown',
    {},
    async () => {
      await erase()
      await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
    },
    { answers: { [erasure]: lost } },
  ),
  person(
    'erased',
    {},
    async () => {
      await erase()
      await appears(`.${pageStyles.privacyErased}`)
    },
    { answers: { [erasure]: erased } },
  ),
]
