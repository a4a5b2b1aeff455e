import { page } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { campaignId, editedAnswers, lockOf, newer, picturedAnswers } from '../testing/editor-data.ts'
import type { Opening } from '../testing/open.tsx'
import type { State } from '../testing/state.ts'

const editor = `/campaigns/${campaignId}/edit`
const author = sessionOf('author')
const mine: Opening = { session: author, answers: editedAnswers }
const openPart = (nth: number) => async () => {
  await page.getByCss('.part-name:not([data-part=rule])').nth(nth).click()
}
const pane = async (nth: number) => {
  if (innerWidth < 800) await page.getByCss('.editor-panes input').nth(nth).click({ force: true })
}

const press = (selector: string) => async () => {
  await page.getByCss(selector).first().click()
}
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }

/** The states of the editor. */
export const editorScreens: readonly State[] = [
  { name: 'editor', path: editor, opening: mine, shown: '.editor-form, .parts' },
  {
    name: 'editor-texts',
    path: editor,
    opening: mine,
    reach: openPart(1),
    shown: '.text-column textarea',
  },
  { name: 'editor-list', path: editor, opening: mine, reach: openPart(2), shown: '.editor-item' },
  { name: 'editor-rewards', path: editor, opening: mine, reach: openPart(3), shown: '.editor-item' },
  {
    name: 'editor-activity',
    path: editor,
    opening: mine,
    reach: openPart(0),
    shown: '.editor-field-small',
  },
  {
    name: 'editor-rule',
    path: editor,
    opening: mine,
    reach: async () => {
      await press('[data-part=rule]')()
      await page.getByCss('.rule-part select').selectOptions('voucher')
    },
    shown: '.rule-texts',
  },
  {
    name: 'editor-add',
    path: editor,
    opening: mine,
    reach: press('.part-add'),
    shown: '.add-popup',
  },
  {
    name: 'editor-removed',
    path: editor,
    opening: mine,
    reach: async () => {
      await page.getByCss('.part-row .icon-button').nth(1).click()
      await page.getByCss('.item-danger').click()
    },
    shown: '.editor-news .button',
  },
  {
    name: 'editor-media',
    path: editor,
    opening: mine,
    reach: async () => {
      await openPart(1)()
      await page.getByCss('.media-acts .button').first().click()
    },
    shown: '.media-grid',
  },
  {
    name: 'editor-picture',
    path: editor,
    opening: { session: author, answers: picturedAnswers },
    reach: async () => {
      await openPart(1)()
      page.getByCss('.focus-field').element().scrollIntoView({ block: 'center' })
    },
    shown: '.focus-point',
  },
  {
    name: 'editor-upload',
    path: editor,
    opening: {
      session: author,
      answers: { ...picturedAnswers, 'POST /staff/pictures/add': { status: 400, reason: 'upload_not_picture' } },
    },
    reach: async () => {
      await openPart(1)()
      await page.getByCss('.media-acts .button').first().click()
      await page.getByCss('input[type=file]').upload(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
    },
    shown: '.upload .field-fault',
  },
  {
    name: 'editor-problems',
    path: editor,
    opening: mine,
    reach: press('.editor-to-do'),
    shown: '.problem',
  },
  {
    name: 'editor-preview',
    path: editor,
    opening: mine,
    reach: async () => {
      if (innerWidth < 800) await pane(2)
      else await page.getByCss('.editor-preview-button').click()
    },
    shown: '.phone iframe',
  },
  {
    name: 'editor-locked',
    path: editor,
    opening: { session: author, answers: { ...editedAnswers, 'POST /staff/campaigns/lock': { data: lockOf(false) } } },
    shown: '.editor-notice .button',
  },
  {
    name: 'editor-conflict',
    path: editor,
    opening: { session: author, answers: { ...editedAnswers, 'POST /staff/campaigns/save': { data: newer } } },
    reach: async () => {
      await openPart(0)()
      await page.getByCss('[data-path="activity.code"]').fill('spring-talk-2')
      await page.getByCss('.editor-notice .button').click()
    },
    shown: '.modal .diff',
  },
  {
    name: 'editor-opening',
    path: editor,
    opening: { session: author, answers: { ...editedAnswers, 'POST /staff/campaigns/open': 'hanging' } },
    shown: '.loading-rows',
  },
  {
    name: 'editor-failed',
    path: editor,
    opening: { session: author, answers: { ...editedAnswers, 'POST /staff/campaigns/open': failed } },
    shown: '.failure-whole',
  },
]
