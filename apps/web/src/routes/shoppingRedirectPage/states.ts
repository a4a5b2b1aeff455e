import { type Answers, broken, hanging, refused } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as consentsStyles from '../../shared/agreements/consents.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const route = '/shoppingRedirectPage'
export const path = `${route}?target=harbour-mall`
export const targetCall = 'GET /api/redirects/harbour-mall'
export const redirect = 'POST /api/user/redirect'

const person = (name: string, reach: () => Promise<void>, answers: Answers = {}): ScreenState => ({
  name: `redirect-${name}`,
  path,
  whole: true,
  viewer: 'registered',
  answers,
  reach: async () => {
    await appears(`.${consentsStyles.check}`)
    await reach()
  },
})
const go = (): void => document.querySelector<HTMLElement>(`.${pageStyles.leavingWays} .button`)?.click()
const agree = () => page.getByRole('checkbox').click()
const closed = (name: string, target: string): ScreenState => ({
  name: `redirect-${name}`,
  path: `${route}?target=${target}`,
  reach: () => appears(`main .button`),
})

export const states: readonly ScreenState[] = [
  { name: 'redirect-visitor', path, whole: true, reach: () => appears(`.${pageStyles.leavingHost}`) },
  person('person', async () => undefined),
  person('agreed', agree),
  person(
    'going',
    async () => {
      go()
      await appears(`.${pageStyles.leavingWays} .${spinnerStyles.spinner}`)
    },
    { [redirect]: hanging },
  ),
  person(
    'refused',
    async () => {
      await agree()
      go()
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    },
    { [redirect]: refused('terms_outdated') },
  ),
  closed('withdrawn', 'lantern-market'),
  closed('ended', 'spring-fair'),
  closed('unknown', 'nowhere'),
  {
    name: 'redirect-loading',
    path,
    answers: { [targetCall]: hanging },
    reach: () => appears(`.${pageStyles.leavingShapes}`),
  },
  {
    name: 'redirect-failed',
    path,
    answers: { [targetCall]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  },
]
