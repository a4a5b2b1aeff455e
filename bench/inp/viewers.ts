import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../runner/phone.ts'
import { codeSentTo } from '../runner/person.ts'
import { tap } from './hand.ts'

/** A person and a client, because a number may request its next code only after a minute. */
const numbers = { person: '61234567', client: '61234568' } as const
/** Someone who signs in. */
export type Viewer = keyof typeof numbers

/** Milliseconds until a step that does not appear counts as broken. */
const patience = 30_000

/** Waits until an expression in the page is true. @throws Error if it does not become true */
export const until = async (page: Page, condition: string): Promise<void> => {
  const from = performance.now()
  while (!(await page.evaluate<boolean>(`Boolean(${condition})`))) {
    if (performance.now() - from > patience) throw new Error(`not true within ${patience / 1_000} s: ${condition}`)
    await wait(100)
  }
}

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

const tapOn = async (page: Page, selector: string): Promise<void> => {
  const control = find(selector)
  await until(page, `${control}?.matches(':enabled, a') && ${control}.ariaDisabled !== 'true'`)
  const place = `(() => { ${control}.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = ${control}.getBoundingClientRect()
    return [left + width / 2, top + height / 2] })()`
  const [x, y] = await page.evaluate<[number, number]>(place)
  await tap(page, x, y)
}

const write = async (page: Page, selector: string, value: string): Promise<void> => {
  await tapOn(page, selector)
  await until(page, `document.activeElement === ${find(selector)}`)
  await page.send('Input.insertText', { text: value })
}

const codeField = 'input[autocomplete="one-time-code"]'

/** Requests a code, writes it and submits the form. */
const passCode = async (page: Page, url: string, mobileNo: string): Promise<void> => {
  const number = { areaCode: '+852', mobileNo }
  const before = await codeSentTo(url, number)
  await tapOn(page, `${codeField} + button`)
  let code = before
  for (const from = performance.now(); code === before && performance.now() - from < patience; await wait(100))
    code = await codeSentTo(url, number)
  if (!code || code === before) throw new Error('no code was sent')
  await until(page, `document.activeElement === ${find(codeField)}`)
  await page.send('Input.insertText', { text: code })
}

const left = (path: string) => `!location.hash.startsWith('#${path}')`

/** Signs a person in by phone, from any screen. */
export const signIn = async (page: Page, url: string, viewer: Viewer): Promise<void> => {
  await page.open(`${url}/#/loginPage?back=%2Fabout`)
  await write(page, 'input[type=tel]', numbers[viewer])
  await passCode(page, url, numbers[viewer])
  await tapOn(page, 'input[type=checkbox]')
  await tapOn(page, 'form button[type=submit]')
  await until(page, left('/loginPage'))
}

/** Opens an account for the signed-in person, logs in to it and opens a screen. The login ends with the document. */
export const logIn = async (page: Page, url: string): Promise<void> => {
  const account = { mobile: `+852${numbers.client}`, accountType: 'margin' }
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${url}/dev/clients`, { method: 'POST', headers, body: JSON.stringify(account) })
  if (!reply.ok) throw new Error(await reply.text())
  const { data } = (await reply.json()) as { data: { password: string } }
  await page.evaluate(`location.hash = '#/selectLogin?way=account&back=%2Fabout'`)
  await write(page, 'input[autocomplete^="current-password"]', data.password)
  await tapOn(page, 'form button[type=submit]')
  const waitOver = JSON.stringify({ mobile: account.mobile })
  await fetch(`${url}/dev/sms/wait-over`, { method: 'POST', headers, body: waitOver })
  await passCode(page, url, numbers.client)
  await tapOn(page, 'form button[type=submit]')
  await until(page, left('/selectLogin'))
}
