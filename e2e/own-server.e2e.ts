import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeSentTo, expect, test } from './fixtures.ts'
import { startServer, stopServer } from './own-server.ts'
import {
  agreeBox,
  askForCode,
  codeField,
  mobileField,
  pickHongKong,
  sendButton,
  signInButton,
  words,
} from './sign-in-steps.ts'

const port = 8196
const language = 'en-US'
let folder: string
let server: ChildProcess

test.use({ baseURL: `http://localhost:${port}` })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-own-'))
  chmodSync(folder, 0o755) // as root the database runs as another user, who has to get in
  server = await startServer(port, folder)
})

test.afterAll(async () => {
  await stopServer(server)
  rmSync(folder, { recursive: true, force: true })
})

test('R5 a server restarted between sending and signing in loses nothing', async ({ page, mobileNo }) => {
  await page.goto(`/?lang=${language}#/loginPage`)
  await askForCode(page, language, mobileNo)
  const code = await codeSentTo(page, `+852${mobileNo}`)
  await stopServer(server)
  server = await startServer(port, folder)
  await codeField(page, language).fill(code)
  await agreeBox(page, language).check()
  await signInButton(page, language).click()
  await expect(page.getByRole('button', { name: words[language].quit })).toBeVisible()
})

test('X3 a spent budget for messages is told with the hotline, and nothing is sent', async ({ page, mobileNo }) => {
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
