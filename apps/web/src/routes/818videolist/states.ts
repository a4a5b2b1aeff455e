import type { FilmsReply } from '@foyer/api/films'
import { type Answers, broken, hanging } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as pictureStyles from '../../shared/art/picture-state.module.css'
import * as filmCardStyles from '../../shared/films/film-card.module.css'
import { storePlace } from '../../shared/films/place.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

export const path = '/818videolist'
export const endpoint = 'GET /api/films'
export const noFilms: FilmsReply = { asOf: 0, topics: [], total: 0, films: [], next: null }

export const listed = (): Promise<void> => appears(`.${filmCardStyles.filmCard}`)

const state = (name: string, reach: () => Promise<void>, query = '', answers: Answers = {}): ScreenState => ({
  name: `films-${name}`,
  path: path + query,
  answers,
  reach,
})

export const states: readonly ScreenState[] = [
  state('all', listed),
  // contains badges for account holders and an unavailable film
  { ...state('products', listed, '?topic=products'), whole: true },
  // of a topic with a removed film, which is left out
  { ...state('markets', listed, '?topic=markets'), whole: true },
  state('begun', async () => {
    await listed()
    storePlace('margin-interest', { position: 31, seen: false })
    storePlace('818-opening-replay', { position: 48, seen: true })
    // showing a topic reads the progress that this tab stores
    await page.getByRole('tab').nth(1).click()
    await appears(`.${filmCardStyles.filmSeen}`)
  }),
  state(
    'empty',
    async () => {
      await page.getByRole('tab').nth(2).click()
      await appears(`.${pictureStyles.state} svg`)
    },
    '',
    { [endpoint]: noFilms },
  ),
  state('loading', () => appears(`.${pageStyles.filmsShape}`), '', { [endpoint]: hanging }),
  state('failed', () => appears('main [role="alert"]'), '', { [endpoint]: broken }),
]
