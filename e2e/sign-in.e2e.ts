import { codeSentTo, expect, expectAccessible, type Language, test } from '@foyer/testing/journey/fixtures'
import {
  agreeBox,
  codeField,
  mobileField,
  pickHongKong,
  sendButton,
  signIn,
  signInButton,
  signOut,
} from '@foyer/testing/journey/sign-in-steps'
import { built } from '../apps/web/build/built-selector.ts'

/** The screens' own tests check every state, so one journey for each theme checks the whole page; hosts.e2e.ts is in English. */
const journeys: readonly { language: Language; theme: 'light' | 'dark' }[] = [
  { language: 'zh-CN', theme: 'light' },
  { language: 'zh-HK', theme: 'dark' },
]

for (const { language, theme } of journeys) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })

    test(`R5 R32 E4 A1 a visitor signs in by phone, returns to where they came from and stays signed in after a reload (${language})`, async ({
      page,
      mobileNo,
    }) => {
      // checks with axe four times
      test.slow()
      const masked = `+852 ****${mobileNo.slice(-4)}`
      await page.goto(`/?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)

      await page.locator(built('a.sign-in-card')).click()
      await expect(signInButton(page, language)).toBeVisible()
      await expectAccessible(page)

      await pickHongKong(page, language)
      await mobileField(page, language).fill(mobileNo)
      await sendButton(page, language).click()
      await expect(codeField(page, language)).toBeFocused()
      await codeField(page, language).fill(await codeSentTo(page, `+852${mobileNo}`))
      await agreeBox(page, language).check()
      await expectAccessible(page)
      await signInButton(page, language).click()

      await expect(page.getByText(masked)).toBeVisible()
      expect(new URL(page.url()).hash).toBe('#/')
      await expectAccessible(page)
      await page.reload()
      await expect(page.locator(built('.signed-in-card'))).toBeVisible()
      await expect(page.getByText(masked)).toBeVisible()
    })
  })
}

test('R5 C10 a visitor signs in with the keyboard alone', async ({ page, mobileNo }) => {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let steps = 0; steps < 40; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error('Tab never reached the control')
  }
  await page.goto('/?lang=en-US#/loginPage')
  const area = page.getByRole('button', { name: /\+\d+/ })
  await expect(area).toBeVisible()
  await tabTo(area)
  await press('Enter')
  await tabTo(page.getByRole('dialog').getByRole('combobox'))
  await page.keyboard.type('hong')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Hong Kong')
  await press('ArrowDown', 'Enter')
  await expect(page.getByRole('button', { name: /\+852/ })).toBeFocused()

  await tabTo(mobileField(page, 'en-US'))
  await page.keyboard.type(mobileNo)
  await tabTo(sendButton(page, 'en-US'))
  await press('Enter')
  await expect(codeField(page, 'en-US')).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, `+852${mobileNo}`))
  await tabTo(agreeBox(page, 'en-US'))
  await press('Space')
  await tabTo(signInButton(page, 'en-US'))
  await press('Enter')
  await expect(page.locator(built('.signed-in-card'))).toBeVisible()
})

test('E4 signing in and out takes effect in every open tab', async ({ page, context, mobileNo }) => {
  const other = await context.newPage()
  await other.goto('/?lang=en-US')
  await page.goto('/?lang=en-US#/loginPage')
  await signIn(page, 'en-US', mobileNo)
  await expect(other.locator(built('.signed-in-card'))).toBeVisible()
  await signOut(other, 'en-US')
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
  await page.reload()
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
})
