import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { leaveHost, openAs, states } from './states.ts'

afterEach(leaveHost)

testStates(states)

test.each([
  ['WeChat', 'MicroMessenger/8.0.49'],
  ['QQ', 'QQ/9.0.17'],
  ['Weibo', 'Weibo (Pixel 8__weibo__14.6.3)'],
])('A5 the guide of %s names it and leads to a browser', async (name, marks) => {
  await openScreen('/selectLogin')
  await openAs('/selectLogin', marks)
  await page.getByCss('main li > button').click()
  await expect
    .element(page.getByRole('dialog', { name: 'Open in a browser' }))
    .toMatchTextContent(`${name} cannot open our app. Open this page in a browser.`)
})
