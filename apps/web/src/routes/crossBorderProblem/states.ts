import { type Answers, broken, hanging, setOnline } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { votesOf } from './testing/replies.ts'

export const path = '/crossBorderProblem'
const questions = 'GET /api/cross-border/questions'

/** Waits until the questions are shown. */
export const settled = async (): Promise<void> => {
  await appears(`.${pageStyles.questions}`)
  await disappears(`.${skeletonStyles.skeleton}`)
}
export const answerOf = (id: string) => page.getByCss(`#faq-${id}`)
export const choiceOf = (id: string, helpful: boolean) =>
  answerOf(id)
    .getByCss(`.${pageStyles.voteChoice}`)
    .nth(helpful ? 0 : 1)

const state = (
  name: string,
  reach: ScreenState['reach'],
  { query = '', answers = votesOf() }: { query?: string; answers?: Answers } = {},
): ScreenState => ({ name: `cross-border-questions-${name}`, path: path + query, answers, ...(reach && { reach }) })

export const states: readonly ScreenState[] = [
  { name: 'cross-border-questions', path, whole: true, reach: settled },
  state('found', async () => {
    await settled()
    await page.getByRole('textbox').fill('額度')
    await appears('#faq-quota-person')
    await disappears('#faq-scam')
  }),
  state('none', async () => {
    await settled()
    await page.getByRole('textbox').fill('weather 天气')
    await appears(`.${pageStyles.questionsNone}`)
  }),
  state(
    'linked',
    async () => {
      await settled()
      await expect.element(answerOf('quota-full')).toHaveAttribute('open', '')
      await expect.element(answerOf('quota-full')).toBeInViewport()
    },
    { query: '?faq=quota-full' },
  ),
  state(
    'gone',
    async () => {
      await settled()
      await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
    },
    { query: '?faq=not-here-any-more' },
  ),
  state(
    'voted',
    async () => {
      await settled()
      await choiceOf('tax', true).click()
      await expect.element(choiceOf('tax', true)).toHaveAttribute('aria-pressed', 'true')
    },
    { query: '?faq=tax' },
  ),
  state(
    'vote-failed',
    async () => {
      await settled()
      await choiceOf('tax', false).click()
      await appears(`.${pageStyles.voteFailed}`)
    },
    { query: '?faq=tax', answers: { ...votesOf(), 'POST /api/user/cross-border/vote': broken } },
  ),
  state(
    'offline',
    async () => {
      await settled()
      await expect.element(answerOf('currency')).toHaveAttribute('open', '')
      setOnline(false)
      await appears(`.${noticeStyles.notice}[data-tone="info"]`)
    },
    { query: '?faq=currency' },
  ),
  state('loading', () => appears(`.${pageStyles.questionsShape}`), { answers: { [questions]: hanging } }),
  state('failed', () => appears(`.${noticeStyles.notice}[data-tone="danger"]`), { answers: { [questions]: broken } }),
]
