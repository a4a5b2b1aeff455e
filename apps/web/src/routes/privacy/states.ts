import type { PrivacyReply } from '@foyer/contract/privacy'
import { broken, hanging, lost, refused } from '@foyer/testing/browser'
import { codeSent, proofCode } from '../../shared/fresh-proof/testing.ts'
import { appears } from '../../testing/appears.ts'
import type { Opening } from '../../testing/screen.tsx'
import type { ScreenState } from '../../testing/states.ts'
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
const settled = () => appears('.privacy-kinds')
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
  press('.privacy-partner button')
  await appears('dialog')
}
const withdraw = async () => {
  await openWithdrawal()
  press('dialog button:last-child')
}
const openProof = async () => {
  press('[aria-labelledby="privacy-take"] button')
  await appears('dialog.fresh-proof')
}
const openErasure = async () => {
  press('.privacy-erase')
  await appears('dialog')
}
const erase = async () => {
  await openErasure()
  press('dialog input[type="checkbox"]')
  press('dialog .dialog-danger')
}

export const states: readonly ScreenState[] = [
  { name: 'privacy-signed-out', path, reach: () => appears('.sign-in-first') },
  person('stored', {}),
  unanswered('loading', hanging, '.privacy-shapes'),
  unanswered('failed', broken, '.notice-danger'),
  person('agreed', { marketing: { agreed: true, at: asOf } }),
  person('withdrawn', { marketing: { agreed: false, at: asOf } }),
  person('partners', { partners: [platform(), bookshop] }),
  person('partner-confirm', { partners: [platform()] }, openWithdrawal, { whole: false }),
  person(
    'partner-withdrawn',
    { partners: [platform()] },
    async () => {
      await withdraw()
      await appears('.privacy-partner .privacy-ready')
    },
    { answers: { [partner]: { partners: [platform({ agreed: false, at: asOf })] } } },
  ),
  person(
    'partner-unknown',
    { partners: [platform()] },
    async () => {
      await withdraw()
      await appears('.notice-warn')
    },
    { answers: { [partner]: lost } },
  ),
  person(
    'partner-refused',
    { partners: [bookshop] },
    async () => {
      await withdraw()
      await appears('.notice-danger')
    },
    { answers: { [partner]: refused('not_found') } },
  ),
  person(
    'export-ready',
    {},
    async () => {
      press('[aria-labelledby="privacy-take"] button')
      await appears('.privacy-view summary')
      press('.privacy-view summary')
      await appears('textarea')
    },
    { answers: { [exportOf]: everything } },
  ),
  person('proof', {}, openProof, { whole: false, answers: { [exportOf]: refused('fresh_proof_needed') } }),
  person(
    'proof-sent',
    {},
    async () => {
      await openProof()
      press('dialog .code-send')
      await appears('dialog .code-send[aria-disabled]:not(:has(.spinner))')
    },
    { whole: false, answers: { [exportOf]: refused('fresh_proof_needed'), [proofCode]: codeSent } },
  ),
  person(
    'proof-wrong',
    {},
    async () => {
      await openProof()
      press('dialog [type="submit"]')
      await appears('dialog .field-error:not(:empty)')
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
      await appears('.notice-warn')
    },
    { answers: { [erasure]: lost } },
  ),
  person(
    'erased',
    {},
    async () => {
      await erase()
      await appears('.privacy-erased')
    },
    { answers: { [erasure]: erased } },
  ),
]
