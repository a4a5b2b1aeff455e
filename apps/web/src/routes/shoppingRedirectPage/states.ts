import { type Answers, broken, hanging, refused } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

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
    await appears('.check')
    await reach()
  },
})
const go = (): void => document.querySelector<HTMLElement>('.leaving-ways .button')?.click()
const agree = () => page.getByRole('checkbox').click()
const closed = (name: string, target: string): ScreenState => ({
  name: `redirect-${name}`,
  path: `${route}?target=${target}`,
  reach: () => appears('.leaving-card .button'),
})

export const states: readonly ScreenState[] = [
  { name: 'redirect-visitor', path, whole: true, reach: () => appears('.leaving-host') },
  person('person', async () => undefined),
  person('agreed', agree),
  person(
    'going',
    async () => {
      go()
      await appears('.leaving-ways .spinner')
    },
    { [redirect]: hanging },
  ),
  person(
    'refused',
    async () => {
      await agree()
      go()
      await appears('.notice-danger')
    },
    { [redirect]: refused('terms_outdated') },
  ),
  closed('withdrawn', 'lantern-market'),
  closed('ended', 'spring-fair'),
  closed('unknown', 'nowhere'),
  { name: 'redirect-loading', path, answers: { [targetCall]: hanging }, reach: () => appears('.leaving-shapes') },
  { name: 'redirect-failed', path, answers: { [targetCall]: broken }, reach: () => appears('.notice-danger') },
]
