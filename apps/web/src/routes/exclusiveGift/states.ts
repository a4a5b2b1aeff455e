import type { ActivityDetail, JoinStatus } from '@foyer/api/activities'
import { type Answers, broken, hanging, lost, publicDocument, refused, serve, setOnline } from '@foyer/testing/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as addressFormStyles from '../../shared/address/address-form.module.css'
import * as addressLinesStyles from '../../shared/address/address-lines.module.css'
import { address } from '../../shared/address/testing/address.ts'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as giftFormStyles from './form/gift-form.module.css'
import * as parcelStyles from './parcel/parcel.module.css'
import * as giftCardsStyles from './parts/gift-cards.module.css'
import {
  addPhoto,
  choose,
  confirm,
  fillAll,
  formAnswers,
  hangUploads,
  path,
  submitButton,
  waitForForm,
} from './testing/form-steps.ts'
import { corrected, giftCall, giftIn, gone, idOf, joinStatusCall, statusCall, uploading } from './testing/replies.ts'

const activityCall = 'GET /api/activities/{code}'
const hour = 3_600_000

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(
    `.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${gateStyles.gatePanel} .${gateStyles.gatePending}, .${giftCardsStyles.giftShape}`,
  )
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const atForm = (name: string, reach: () => Promise<void>, answers: Answers = {}): ScreenState => ({
  name: `gift-${name}`,
  path,
  viewer: 'registered',
  answers: { ...formAnswers(), ...answers },
  reach: async () => {
    await waitForForm()
    await reach()
  },
})
const withGift = (
  name: string,
  given: Parameters<typeof giftIn>,
  reach: () => Promise<void> = async () => undefined,
): ScreenState => ({
  name: `gift-${name}`,
  path,
  whole: true,
  viewer: 'registered',
  answers: { [joinStatusCall]: joined(), [statusCall]: giftIn(...given), ...uploading() },
  reach: async () => {
    await appears(`.${parcelStyles.parcel}`)
    await settled()
    await reach()
  },
})
const detail = (change: (detail: ActivityDetail) => Partial<ActivityDetail>) => async () => {
  const found = await publicDocument<ActivityDetail>('/api/activities/member-gift')
  return { ...found, ...change(found) }
}
const gate = (name: string, status: Partial<JoinStatus>, answers: Answers = {}): ScreenState => ({
  name: `gift-${name}`,
  path,
  viewer: 'registered',
  answers: { ...formAnswers(), [joinStatusCall]: joinStatus(status), ...answers },
  reach: settled,
})

export const states: readonly ScreenState[] = [
  { name: 'gift-anonymous', path, whole: true, reach: settled },
  { ...atForm('form', settled), whole: true },
  atForm('form-view', () => choose(0)),
  {
    ...atForm('form-faults', async () => {
      await submitButton.click()
      await appears(`.${giftFormStyles.giftForm} .${fieldStyles.fieldError}:not([hidden])`)
    }),
    whole: true,
  },
  {
    ...atForm('form-uploading', async () => {
      await addPhoto()
      hangUploads()
      await addPhoto('statement.jpg', 'uploading')
      serve({ 'POST /api/user/uploads': lost })
      await addPhoto('back.jpg', 'failed')
    }),
    whole: true,
  },
  atForm('review', async () => {
    await fillAll()
    await submitButton.click()
    await appears(`dialog .${addressLinesStyles.addressLines}`)
  }),
  atForm(
    'submitting',
    async () => {
      await fillAll()
      await confirm()
      await appears(`.${gateStyles.gatePanel} .button .${spinnerStyles.spinner}`)
    },
    { [giftCall]: hanging },
  ),
  atForm(
    'outcome-unknown',
    async () => {
      await fillAll()
      await confirm()
      await appears(`.${giftFormStyles.giftForm}[inert]`)
      await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
    },
    { [giftCall]: lost },
  ),
  atForm('just-gone', async () => {
    await fillAll(0)
    serve({ [giftCall]: refused('activity_sold_out'), [statusCall]: gone((n) => n === 0) })
    await confirm()
    await appears(`.${giftCardsStyles.shelf} label.${giftCardsStyles.gift}[data-gone]`)
  }),
  withGift('submitted', ['preparing', { pictures: [idOf(101)] }], () => appears(`.${parcelStyles.proof} img`)),
  {
    ...withGift('change-item', ['preparing'], async () => {
      press(`.${parcelStyles.parcel} > .button`)
      await appears(`dialog label.${giftCardsStyles.gift}`)
    }),
    whole: false,
  },
  {
    ...withGift('change-address', ['preparing'], async () => {
      serve({ 'POST /api/user/rewards/address/detail': { address } })
      press(`.${parcelStyles.parcelActions} .button:last-child`)
      await appears(`dialog .${addressFormStyles.addressForm}`)
    }),
    whole: false,
  },
  withGift('packed', ['packed']),
  withGift('shipped', ['shipped']),
  withGift('delivered', ['delivered']),
  withGift('returned', ['returned']),
  withGift('returned-corrected', ['returned', { addressNeeded: false, happened: corrected }]),
  withGift('revoked', ['revoked']),
  {
    ...atForm('one-gone', () => appears(`.${giftCardsStyles.shelf} label.${giftCardsStyles.gift}[data-gone]`), {
      [statusCall]: gone((n) => n === 1),
    }),
    whole: true,
  },
  gate('all-gone', { gate: 'sold_out', quota: { total: 120, remaining: 0 } }, { [statusCall]: gone(() => true) }),
  gate(
    'ended',
    { gate: 'ended' },
    { [activityCall]: detail(({ asOf }) => ({ phase: 'ended', closesAt: asOf - 30 * hour })) },
  ),
  gate(
    'not-started',
    { gate: 'not_started' },
    { [activityCall]: detail(({ asOf }) => ({ phase: 'upcoming', opensAt: asOf + 30 * hour })) },
  ),
  gate('ineligible', { gate: 'ineligible', rule: 'earlier_participation' }),
  {
    name: 'gift-loading',
    path,
    answers: { 'GET /api/gifts': hanging },
    reach: () => appears(`.${giftCardsStyles.giftShape}`),
  },
  {
    name: 'gift-failed',
    path,
    answers: { 'GET /api/gifts': broken },
    reach: () => appears(`.${giftCardsStyles.shelf} .${noticeStyles.notice}[data-tone="danger"]`),
  },
  { name: 'gift-page-failed', path, answers: { [activityCall]: broken }, reach: () => appears('[role="alert"]') },
  atForm('offline', async () => {
    setOnline(false)
    await appears('[role="alert"]')
  }),
  {
    name: 'gift-draft',
    path,
    answers: { [activityCall]: detail(() => ({ preview: true, publishedAt: null })) },
    reach: async () => {
      await appears(`.${frameStyles.draft}`)
      await settled()
    },
  },
]
