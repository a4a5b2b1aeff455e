import { expectAccessible, requestsOf } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../../testing/screen.tsx'
import { testStates } from '../../../testing/states.ts'
import { answer, confirm, join503, joinButton, joinReply, panel, paths, reference } from '../testing/activity-screen.ts'
import { states } from './states.ts'

testStates(states)

let shared: ShareData[] = []
beforeEach(() => {
  shared = []
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare', 'userAgent']) Reflect.deleteProperty(navigator, name)
})

const allowSharing = () =>
  Object.defineProperties(navigator, {
    canShare: { value: () => true, configurable: true },
    share: { value: async (data: ShareData) => void shared.push(data), configurable: true },
  })
/** The file that the page lets the browser download. */
const downloaded = () => {
  const files: Promise<{ name: string; text: string }>[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const { download, href } = this
    files.push(fetch(href).then(async (reply) => ({ name: download, text: await reply.text() })))
  })
  return files
}

const moment = page.getByRole('dialog', { name: 'You have joined' })
const openMoment = async () => {
  localStorage.clear()
  await openScreen(paths.open, { viewer: 'registered', answers: { [join503]: joinReply() } })
  await joinButton.click()
  await answer()
  await confirm.click()
  await expect.element(moment).toBeVisible()
}

test('SCREEN-7 After a join a sheet shows what follows and leads on, and leaves the focus in the panel when it closes', async () => {
  await openMoment()
  await expect.element(moment).toMatchTextContent(`Reference ${reference}`)
  await expect.element(moment.getByRole('list', { name: 'What happens next' })).not.toMatchTextContent('Deadline')
  await expect.element(moment).toMatchTextContent(/Deadline Jan \d+, [\d:]+ HKT/)
  await expect
    .element(moment.getByRole('link', { name: 'Open the account in the app' }))
    .toHaveAttribute('href', '#/selectLogin')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(moment).not.toBeInTheDocument()
  await expect.element(panel).toHaveFocus()
  expect(requestsOf(join503)).toHaveLength(1)
})

test('The sheet after a join lists the remaining published steps and says that the reward depends on them', async () => {
  await openMoment()
  await expect.element(moment).toMatchTextContent(/Complete these steps to receive\s*HK\$100 Supermarket e-voucher/)
  await expect
    .element(moment)
    .toMatchTextContent(
      /Open the account online\s*10 minutes\. Approval: about 2 business days\.\s*Answer the questionnaire\s*Receive the voucher\s*Deadline/,
    )
})

test('The end of a campaign is saved as a calendar file with its public address and an alarm', async () => {
  const files = downloaded()
  await openMoment()
  await moment.getByRole('button', { name: 'Add to calendar' }).click()
  await expect.poll(() => files.length).toBe(1)
  const file = await files[0]
  expect(file?.name).toBe('event.ics')
  expect(file?.text.replaceAll('\r\n ', '')).toMatch(
    /SUMMARY:Your first account ends\r\nURL:http[^\r]*go\/activityTemplate\?code=first-account\r\n[\s\S]*TRIGGER:-PT1440M/,
  )
})

test('In a host that ignores downloads, a calendar file goes to the share sheet', async () => {
  allowSharing()
  const files = downloaded()
  await openMoment()
  Object.defineProperty(navigator, 'userAgent', { get: () => 'MicroMessenger iPhone', configurable: true })
  await moment.getByRole('button', { name: 'Add to calendar' }).click()
  await expect.poll(() => shared.map(({ files }) => files?.[0]?.type)).toEqual(['text/calendar'])
  expect(files).toEqual([])
})
