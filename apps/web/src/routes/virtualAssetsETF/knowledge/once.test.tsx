import { lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import * as noticeStyles from '../../../shared/ui/notice.module.css'
import { appears, disappears } from '../../../testing/appears.ts'
import { goTo, leaveScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { begun, handInReply, needed, openAttempt } from '../testing/replies.ts'
import {
  answerAll,
  beginEndpoint,
  handInEndpoint,
  knowledge,
  openTest,
  openTo,
  path,
  settled,
  sheet,
  testAnswers,
  turn,
} from '../testing/screen.ts'

const place = sheet.getByCss(`.${pageStyles.vaPlace}`)
const bodiesOf = (endpoint: string) => requestsOf(endpoint).map(({ body }) => body)
const key = expect.stringMatching(/^[0-9a-f-]{36}$/)
/** The request that hands in an attempt with the given number of wrong answers. */
const handedIn = (wrong: number) => ({
  key,
  attempt: openAttempt.attempt,
  answers: openAttempt.questions.map(({ id }, n) => ({ question: id, option: n < wrong ? 'b' : 'a' })),
})

test('R18 N13 a hand-in whose answer is lost is requested again under the same key, even after the page was left', async () => {
  await openTo(needed, { answers: { [handInEndpoint]: lost } })
  await openTest()
  await answerAll(2)
  turn()
  await expect.element(sheet).toMatchTextContent('Checking again never hands in twice')
  await expect.element(sheet.getByRole('button', { name: 'Hand in' })).toHaveAttribute('aria-disabled', 'true')
  await leaveScreen()
  const before = requestsOf(handInEndpoint).length
  await goTo(path)
  await settled()
  await expect.element(knowledge).toMatchTextContent('Checking again never hands in twice')
  expect(document.querySelector(`.${pageStyles.vaTest}`)).toBeNull()
  expect(requestsOf(handInEndpoint).length).toBe(before)
  serve(testAnswers(begun, 2))
  await knowledge.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(knowledge).toMatchTextContent('4 of 6 right')
  await expect.element(knowledge.getByCss(`.${noticeStyles.notice}`)).not.toBeInTheDocument()
  const sent = bodiesOf(handInEndpoint)
  expect(sent[0]).toEqual(handedIn(2))
  expect(sent).toEqual(Array(before + 1).fill(sent[0]))
})

test('R18 N13 a hand-in whose answer is lost can be requested again in the sheet', async () => {
  await openTo(needed, { answers: { [handInEndpoint]: lost } })
  await openTest()
  await answerAll()
  turn()
  await appears(`dialog .${noticeStyles.notice}`)
  serve(testAnswers(begun))
  await sheet.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(knowledge).toMatchTextContent('6 of 6 right')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(new Set(requestsOf(handInEndpoint).map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('R18 N13 two taps on Hand in send one request', async () => {
  await openTo()
  await openTest()
  await answerAll()
  turn()
  turn()
  await expect.element(knowledge).toMatchTextContent('6 of 6 right')
  expect(requestsOf(handInEndpoint).length).toBe(1)
})

test('R18 a refused hand-in shows the reason on the page, and the answers are retained', async () => {
  await openTo(needed, { answers: { [handInEndpoint]: refused('activity_ended') } })
  await openTest()
  await answerAll()
  turn()
  await disappears('dialog')
  const alert = knowledge.getByRole('alert')
  await expect.element(alert).toHaveTextContent('This activity has ended.')
  await expect.element(knowledge).toHaveFocus()
  serve({ [handInEndpoint]: () => handInReply(0) })
  await openTest()
  await expect.element(place).toHaveTextContent('Question 6 of 6')
  await expect.element(sheet.getByCss(':checked')).toHaveAttribute('value', 'a')
  turn()
  await expect.element(knowledge).toMatchTextContent('6 of 6 right')
  await expect.element(alert).not.toBeInTheDocument()
  const keys = requestsOf(handInEndpoint).map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

test('R18 an attempt that is begun too soon is refused with the time to wait', async () => {
  await openTo(needed, { answers: { [beginEndpoint]: refused('test_too_soon', { retryAfter: 120 }) } })
  await knowledge.getByRole('button', { name: 'Start the test' }).click()
  await expect
    .element(knowledge.getByRole('alert'))
    .toMatchTextContent(/^You can take the test again in 2 min(utes)?\.$/)
  await expect.element(sheet).not.toBeInTheDocument()
})

test('R18 N13 an attempt whose start got no answer is requested again under the same key', async () => {
  await openTo(needed, { answers: { [beginEndpoint]: lost } })
  await knowledge.getByRole('button', { name: 'Start the test' }).click()
  await expect.element(knowledge).toMatchTextContent('We cannot confirm the result yet')
  expect(document.querySelector(`.${pageStyles.vaTest}`)).toBeNull()
  serve(testAnswers())
  await knowledge.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(place).toHaveTextContent('Question 1 of 6')
  expect(new Set(requestsOf(beginEndpoint).map(({ body }) => JSON.stringify(body))).size).toBe(1)
})
