import { lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as toastStyles from '../../shared/ui/toast.module.css'
import { openScreen } from '../../testing/screen.tsx'
import * as pageStyles from './page.module.css'
import { path, settled } from './states.ts'
import { reminderOf, session } from './testing/replies.ts'

const read = 'POST /api/user/live/reminder'
const set = 'POST /api/user/live/reminder/set'
const cancel = 'POST /api/user/live/reminder/cancel'
const reminder = page.getByCss(`.${pageStyles.liveReminder}`)
const button = (name: string) => reminder.getByRole('button', { name })
const isSet = reminderOf({ state: 'set' })

const open = async (reply = reminderOf()): Promise<void> => {
  await openScreen(path, { viewer: 'registered', answers: { ...session('scheduled'), [read]: reply } })
  await settled()
}

test('R8 a visitor sees a sign-in link for the reminder, and can add the session to their calendar', async () => {
  await openScreen(path, { answers: session('scheduled') })
  await settled()
  await expect
    .element(reminder.getByRole('link', { name: 'Sign in for a reminder' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(path)}`)
  const entry = reminder.getByRole('link', { name: 'Add to calendar' })
  await expect
    .element(entry)
    .toHaveAttribute('href', expect.stringMatching(/\/api\/live\/studio\/calendar\.ics\?lang=en-US$/))
  const file = await fetch((entry.element() as HTMLAnchorElement).href)
  expect(await file.text()).toContain('SUMMARY:Explainers all day')
  expect(requestsOf(read)).toEqual([])
})

test('R8 a reminder is set, can be cancelled, and can be set again', async () => {
  await open()
  await expect.element(reminder.getByCss('[data-to]')).toHaveTextContent('To be sent to +852 ****0001')
  serve({ [set]: isSet, [cancel]: reminderOf({ state: 'cancelled' }) })
  await button('Remind me').click()
  await expect.element(reminder.getByRole('status')).toMatchTextContent(/^Reminder set for \d\d:\d\d$/)
  await expect.element(page.getByCss(`.${toastStyles.toast}`)).toMatchTextContent('Reminder set')
  await expect.element(button('Remind me')).not.toBeInTheDocument()
  await button('Cancel the reminder').click()
  await button('Remind me').click()
  await expect.element(button('Cancel the reminder')).toBeVisible()
  const [first, second] = requestsOf(set).map(({ body }) => body as { key: string })
  expect(first).toEqual({ session: 'studio', language: 'en-US', key: expect.stringMatching(/^[\w-]{16,}$/) })
  expect(second).toEqual({ session: 'studio', language: 'en-US', key: expect.stringMatching(/^[\w-]{16,}$/) })
  expect(second?.key).not.toBe(first?.key)
  expect(requestsOf(cancel).map(({ body }) => body)).toEqual([{ session: 'studio', key: expect.any(String) }])
})

test('R8 a reminder whose answer is lost has an unknown outcome, and is sent again with the same key', async () => {
  await open()
  serve({ [set]: lost })
  await button('Remind me').click()
  await expect.element(reminder).toMatchTextContent('We cannot confirm the result yet')
  const before = requestsOf(set).length
  serve({ [set]: isSet })
  await reminder.getByRole('button').click()
  await expect.element(button('Cancel the reminder')).toBeVisible()
  expect(requestsOf(set).length).toBeGreaterThan(before)
  expect(new Set(requestsOf(set).map(({ body }) => (body as { key: string }).key)).size).toBe(1)
})

test('R8 a reminder that is refused shows an error, and its state is requested again', async () => {
  await open()
  serve({ [set]: refused('rate_limited'), [read]: reminderOf({ canSet: false }) })
  await button('Remind me').click()
  await expect.element(reminder.getByRole('alert')).toMatchTextContent(/\w/)
  await expect.element(reminder).toMatchTextContent('It starts very soon, so it is too late for a reminder.')
  expect(requestsOf(read).length).toBe(2)
})

for (const [state, words] of [
  ['sent', 'The reminder was sent'],
  ['missed', 'The reminder could not be sent. Please note the start time.'],
] as const)
  test(`R8 a reminder that is ${state} shows its state and no button`, async () => {
    await open(reminderOf({ state, canSet: false }))
    await expect.element(reminder.getByRole('status')).toHaveTextContent(words)
    expect(reminder.getByRole('button').elements()).toEqual([])
  })
