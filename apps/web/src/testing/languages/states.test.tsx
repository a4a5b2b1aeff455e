import { foundingLanguages } from '@foyer/api/founding-languages'
import { directionOf, languages } from '@foyer/api/languages'
import { brokenWords, expectAccessible, frames, resizeFrame, smallTargets, sticksOut } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { states as accountStates } from '../../routes/account/states.ts'
import { states as templateStates } from '../../routes/activityTemplate/states.ts'
import { states as draw } from '../../routes/dragonYearSpringFestival/states.ts'
import { states as hall } from '../../routes/home/states.ts'
import { states as signIn } from '../../routes/loginPage/states.ts'
import { states as me } from '../../routes/me/states.ts'
import { states as rewards } from '../../routes/myRewards/states.ts'
import { openScreen } from '../screen.tsx'
import { type ScreenState, takePicture } from '../states.ts'

const added = languages.filter((language) => !(foundingLanguages as readonly string[]).includes(language))
const states: readonly ScreenState[] = [
  ...signIn,
  ...hall,
  ...templateStates,
  ...draw,
  ...rewards,
  ...accountStates,
  ...me,
]

for (const language of added)
  for (const { name, path, reach, whole = false, ...opening } of states)
    test(`state ${name} is complete in ${language}`, async () => {
      await openScreen(path, { ...opening, language })
      await reach?.(language)
      if (__PICTURES__ !== 'none') return takePicture(`${name}-${language}`, whole)
      expect(document.documentElement.dir).toBe(directionOf(language))
      await expect.poll(sticksOut, { message: `${language} sticks out sideways` }).toEqual([])
      expect(smallTargets()).toEqual([])
      await expectAccessible()
      onTestFinished(resizeFrame(320, 568))
      await frames(2)
      expect(brokenWords()).toEqual([])
    })
