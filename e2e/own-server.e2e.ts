import { codeSentTo, expect, test } from '@foyer/testing/journey/fixtures'
import { type OwnServer, openOwnServer } from '@foyer/testing/journey/own-server'
import { portOf } from '@foyer/testing/journey/ports'
import {
  agreeBox,
  codeField,
  mobileField,
  pickHongKong,
  requestCode,
  sendButton,
  signInButton,
} from '@foyer/testing/journey/sign-in-steps'
import { built } from '../apps/web/build/built-selector.ts'

const port = portOf('restart')
const language = 'en-US'
let own: OwnServer | undefined

test.use({ baseURL: `http://localhost:${port}` })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  own = await openOwnServer(port)
})

test.afterAll(() => own?.close())

test('R5 a server restart between the text message and the sign-in loses nothing', async ({ page, mobileNo }) => {
  await page.goto(`/?lang=${language}#/loginPage`)
  await requestCode(page, language, mobileNo)
  const code = await codeSentTo(page, `+852${mobileNo}`)
  await own?.restart()
  await codeField(page, language).fill(code)
  await agreeBox(page, language).check()
  await signInButton(page, language).click()
  await expect(page.locator(built('.signed-in-card'))).toBeVisible()
})

test('X3 when the budget for text messages is spent, the sign-in shows the hotline and no message is sent', async ({
  page,
  mobileNo,
}) => {
  const loopback = { 'X-Forwarded-For': '127.0.0.1' }
  const set = await page.request.post('/dev/sms/budget', { data: { limit: 0 }, headers: loopback })
  expect(set.ok()).toBe(true)
  await page.goto(`/?lang=${language}#/loginPage`)
  await pickHongKong(page, language)
  await mobileField(page, language).fill(mobileNo)
  await sendButton(page, language).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Text messages are paused' })).toContainText('+852 3000 0000')
  const sent = await page.request.get(`/dev/sms?mobile=${encodeURIComponent(`+852${mobileNo}`)}`, { headers: loopback })
  expect((await sent.json()).data).toEqual([])
})
