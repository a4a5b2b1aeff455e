import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import * as styles from '../../shared/player/poster.module.css'
import { playsPast, ready, whereFilmsPlay } from '../../shared/player/testing/playing.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { notPlayed, playerCode } from './states.ts'
import { films } from './testing/replies.ts'

whereFilmsPlay(films.open.code)
// an idle page fetches the code, and a later test could not block it any more, so it is blocked between the tests too
beforeAll(() => commands.blockRequests(playerCode))
afterAll(() => commands.unblockRequests(playerCode))

testStates([notPlayed])

test('R27 a player whose code fails to load shows an error, and Try again plays the film', async () => {
  await openScreen(films.open.path)
  await ready()
  await page.getByCss(`.${styles.screenPlay}`).click()
  const note = page.getByCss(`.${styles.screenNote}`)
  await expect.element(note).toMatchTextContent('This video could not be played')
  await commands.unblockRequests(playerCode)
  await page.getByRole('button', { name: 'Try again' }).click()
  await playsPast(0.2)
  await expect.element(note).not.toBeInTheDocument()
})
