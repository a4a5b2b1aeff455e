// copy for customers, cspell:ignore taken
import type { ActivityDetail, JoinRequest } from '@foyer/api/activities'
import {
  expectAccessible,
  lost,
  type Received,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import {
  agreement,
  answer,
  comeBack,
  confirm,
  detailOf,
  panel,
  sheet,
} from '../../shared/activity/testing/activity-screen.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import {
  afterTasks,
  detailOf502,
  join502,
  path,
  referenceOf,
  seenAfter,
  statusOf502,
  taskDone,
  tasksAs,
} from './testing/replies.ts'

const tasks = page.getByRole('region', { name: 'Tasks' })
const task = (number: number) => tasks.getByRole('listitem').nth(number - 1)
const visitor = { [statusOf502]: tasksAs(['open'], { gate: 'anonymous', residenceNeeded: false }) }
const stageOf = ({ body }: Received) => (body as JoinRequest).stage

const inAll = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const actions = ['I have checked', 'I have set it up', 'Get the guide', 'I have reviewed them']
/** The same activity with tasks that are done on the page itself. */
const withoutFilms = (change: Partial<ActivityDetail> = {}) =>
  detailOf('account-health', ({ stages }) => ({
    stages: stages.map(({ film: _, ...stage }, index) => ({ ...stage, action: inAll(actions[index] ?? '') })),
    ...change,
  }))

/** Opens the activity with no task done. */
const open = async (answers = {}) =>
  openScreen(path, {
    viewer: 'registered',
    answers: { [detailOf502]: await withoutFilms(), [statusOf502]: afterTasks(0), ...answers },
  })
const doFirst = async () => {
  await panel.getByRole('button', { name: 'I have checked' }).click()
  await answer()
  await confirm.click()
}

testStates(states)

test('R21 a task with a video is named once, in the list, because the card says how it is done', async () => {
  await openScreen(path, { answers: visitor })
  await expect
    .element(page.getByCss(`.${pageStyles.wayNext}`))
    .toMatchTextContent(/^0 of 4 done\s*A task is done once you watch its video\.$/)
  expect(page.getByText('Protect your codes and passwords').elements()).toHaveLength(1)
})

test('R21 a visitor sees every task with its period and why it is locked', async () => {
  await openScreen(path, { answers: visitor })
  await expect.element(page.getByText('0 of 4 done')).toBeVisible()
  await expect.element(task(1)).toMatchTextContent(/Open[\s\S]*Until .*23:59 HKT/)
  await expect.element(task(2)).toMatchTextContent(/Locked[\s\S]*Opens after the previous task/)
  await expect.element(task(4)).toMatchTextContent(/Coming up[\s\S]*Opens .*10:00 HKT/)
  expect(tasks.getByRole('button').elements()).toEqual([])
  await expect.element(panel).toMatchTextContent('Sign in to take part')
  await expectAccessible()
})

test('R21 tasks are done in order: each opens the next, the terms are agreed to once, and the last waits for its day', async () => {
  await open({ [join502]: (request: Received) => taskDone(stageOf(request)) })
  await expect.element(panel).toMatchTextContent('Task 1 of 4')
  await expect.element(page.getByText('Next: Protect your codes and passwords')).toBeVisible()
  await doFirst()
  await expect.element(page.getByText('1 of 4 done')).toBeVisible()
  await expect.element(task(1)).toMatchTextContent(new RegExp(`Done[\\s\\S]*Reference ${referenceOf(0)}\\s.* HKT`))
  await expect.element(task(2)).toMatchTextContent('Open')
  await expectAccessible()
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()

  await panel.getByRole('button', { name: 'I have set it up' }).click()
  await expect.element(page.getByText('2 of 4 done')).toBeVisible()
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(task(3)).toMatchTextContent(/\d+ of 300 places left/)
  await panel.getByRole('button', { name: 'Get the guide' }).click()
  await expect.element(page.getByText('3 of 4 done')).toBeVisible()

  await expect.element(panel).toMatchTextContent(/The next task is not open yet\s*Opens \w{3} \d+, \d{4}, 10:00 HKT/)
  await expect.element(panel.getByRole('button', { name: 'Remind me' })).toBeVisible()
  expect(tasks.getByRole('button').elements()).toEqual([])
  const key = expect.any(String)
  expect(requestsOf(join502).map(({ body }) => body)).toEqual([
    { key, termsVersion: 1, residence: 'hong_kong', stage: 'contact-details' },
    { key, termsVersion: 1, stage: 'second-factor' },
    { key, termsVersion: 1, stage: 'spot-scams' },
  ])
  expect(new Set(requestsOf(join502).map(({ body }) => (body as JoinRequest).key)).size).toBe(3)
})

test('SCREEN-7 a task whose film was not seen leads to the film and has no button to report it as done', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [statusOf502]: afterTasks(0) } })
  const place = '#/video?code=codes-and-passwords'
  await expect.element(panel.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('href', place)
  expect(page.getByText('Watch the video', { exact: true }).elements()).toHaveLength(1)
  expect(page.getByText('A task is done once you watch its video.').elements()).toHaveLength(1)
  expect(document.querySelectorAll(`.${pageStyles.tasks} button, .${gateStyles.gatePanel} button`).length).toBe(0)
})

test('SCREEN-7 a task that the server knows is done is recorded automatically after the person has accepted the terms', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: {
      [statusOf502]: seenAfter(0),
      [join502]: (request: Received) => ({ ...taskDone(stageOf(request)), status: afterTasks(1) }),
    },
  })
  // the first act also accepts the terms
  await panel.getByRole('button', { name: 'Record it as done' }).click()
  await answer()
  await confirm.click()
  await expect.element(page.getByText('1 of 4 done')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Watch the video' })).toBeVisible()

  // the person returns from the second film
  serve({ [statusOf502]: seenAfter(1), [join502]: (request: Received) => taskDone(stageOf(request)) })
  comeBack()
  await expect.element(page.getByText('2 of 4 done')).toBeVisible()
  expect(requestsOf(join502).map(stageOf)).toEqual(['contact-details', 'second-factor'])
})

test('R21 N13 a task whose answer is lost is sent again with the same key and body', async () => {
  await open({ [join502]: lost })
  await doFirst()
  await expect.element(panel).toMatchTextContent('No answer yet')
  serve({ [join502]: taskDone('contact-details') })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(task(1)).toMatchTextContent(`Reference ${referenceOf(0)}`)
  const [first, ...others] = requestsOf(join502).map(({ body }) => body)
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test('R21 N13 a task whose answer was lost is shown as done when the tab is shown again, and the next one can be done', async () => {
  await open({ [join502]: lost })
  await doFirst()
  await expect.element(panel).toMatchTextContent('No answer yet')
  serve({ [statusOf502]: afterTasks(1), [join502]: taskDone('second-factor') })
  comeBack()
  await expect.element(task(1)).toMatchTextContent(`Reference ${referenceOf(0)}`)
  await expect.element(panel).not.toMatchTextContent('No answer yet')
  expect(Object.keys(sessionStorage).filter((key) => key.includes('.join.'))).toEqual([])
  const before = requestsOf(join502).length
  await panel.getByRole('button', { name: 'I have set it up' }).click()
  await expect.element(page.getByText('2 of 4 done')).toBeVisible()
  expect(requestsOf(join502).slice(before).map(stageOf)).toEqual(['second-factor'])
})

test('R21 no task can be started offline', async () => {
  await open()
  const action = panel.getByRole('button', { name: 'I have checked' })
  await expect.element(action).toBeVisible()
  setOnline(false)
  await expect.element(action).toHaveAttribute('aria-disabled', 'true')
  await action.click({ force: true })
  expect(sheet.elements()).toEqual([])
  setOnline(true)
  await expect.element(action).not.toHaveAttribute('aria-disabled')
})

for (const [language, zone] of [
  ['zh-CN', '香港时间'],
  ['zh-HK', '香港時間'],
  ['en-US', 'HKT'],
] as const)
  test(`R21 every time of a task names its time zone, in ${language}`, async () => {
    await openScreen(path, { language, answers: visitor })
    const times = () =>
      [...document.querySelectorAll(`.${pageStyles.tasks} small`)]
        .map((each) => each.textContent)
        .filter((each) => /\d\d:\d\d/.test(each))
    await expect.poll(() => times().length).toBeGreaterThan(1)
    for (const time of times()) expect(time).toContain(zone)
  })

test('R21 the tasks do not overflow at 200 % text', async () => {
  await openScreen(path, { answers: visitor })
  await expect.element(task(4)).toBeVisible()
  zoomText(200)
  await expect.poll(sticksOut).toEqual([])
})

for (const [state, chip, why, gate] of [
  ['sold_out', 'No places left', /No places left · Closes \w{3} \d+/, 'You can join if one is returned'],
  ['ended', 'Ended', /Ended · \w{3} \d+/, 'Ended on'],
] as const)
  test(`R21 a task that is ${state} shows its state and no button, and later tasks stay locked`, async () => {
    await open({ [statusOf502]: tasksAs(['done', state, 'locked', 'locked'], { gate: state }) })
    await expect.element(panel).toMatchTextContent(gate)
    await expect.element(task(2)).toMatchTextContent(chip)
    await expect.element(task(2)).toMatchTextContent(why)
    await expect.element(task(3)).toMatchTextContent('Locked')
    expect(tasks.getByRole('button').elements()).toEqual([])
    await expectAccessible()
  })

test('R21 after a task has ended undone, no task is named as the next, and the later ones say that they cannot be reached', async () => {
  await open({ [statusOf502]: tasksAs(['done', 'ended', 'locked', 'locked'], { gate: 'ended' }) })
  await expect.element(task(4)).toMatchTextContent(/Locked · The previous task ended before you did it$/)
  await expect.element(page.getByCss(`.${pageStyles.wayNext}`)).toMatchTextContent(/1 of 4 done\s*Check who calls/)
  expect(page.getByText(/^Next:/).elements()).toEqual([])
  expect(page.getByText(/Coming up|Opens after/).elements()).toEqual([])
})

test('R21 the next task requires the agreement again when the terms have a new version', async () => {
  await open({ [join502]: (request: Received) => taskDone(stageOf(request)), [statusOf502]: afterTasks(1) })
  await expect.element(panel.getByRole('button', { name: 'I have set it up' })).toBeVisible()
  const newer = await withoutFilms({ version: 5 })
  serve({ 'GET /api/activities/account-health': newer, [statusOf502]: { ...afterTasks(1), termsVersion: 5 } })
  comeBack()
  await expect.element(page.getByRole('button', { name: /^Terms Version 5/ })).toBeVisible()
  await panel.getByRole('button', { name: 'I have set it up' }).click()
  await expect.element(agreement).not.toBeChecked()
})
