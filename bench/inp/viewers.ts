import { setTimeout as wait } from 'node:timers/promises'
import { codeSentTo } from '../runner/person.ts'
import type { Page } from '../runner/phone.ts'
import { tap } from './hand.ts'

/** Someone who signs in. A client has an account and logs in to it. */
export type Viewer = 'person' | 'client'

/** A number may request its next code only after a minute, so each viewer has one of their own. */
const numbers: Readonly<Record<Viewer, string>> = { person: '61234567', client: '61234568' }
/** Milliseconds until a step that does not appear counts as broken. */
const longestWait = 30_000

/** Waits until an expression in the page is true. @throws Error if it does not become true */
export const until = async (page: Page, condition: string, longest = longestWait): Promise<void> => {
  const from = performance.now()
  while (!(await page.evaluate<boolean>(`Boolean(${condition})`))) {
    if (performance.now() - from > longest) throw new Error(`not true within ${longest / 1_000} s: ${condition}`)
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

/** Signs a person in by phone with the screen, and a client in to an account, which ends with the document. */
export const signIn = async (page: Page, url: string, viewer: Viewer): Promise<void> => {
  const number = { areaCode: '+852', mobileNo: numbers[viewer] }
  const codeField = 'input[autocomplete="one-time-code"]'
  const submit = 'form button[type=submit]'
  await page.open(`${url}/#/loginPage?back=%2Fabout`)
  await write(page, 'input[type=tel]', number.mobileNo)
  await tapOn(page, `${codeField} + button`)
  await until(page, `document.activeElement === ${find(codeField)}`)
  const code = await codeSentTo(url, number)
  if (!code) throw new Error('no code was sent')
  await page.send('Input.insertText', { text: code })
  await tapOn(page, 'input[type=checkbox]')
  await tapOn(page, submit)
  await until(page, "location.hash === '#/about'")
  if (viewer === 'person') return
  const reply = await fetch(`${url}/dev/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: number.areaCode + number.mobileNo, accountType: 'margin' }),
  })
  if (!reply.ok) throw new Error(await reply.text())
  const { data } = (await reply.json()) as { data: { password: string } }
  await page.evaluate(`location.hash = '#/selectLogin?way=account&back=%2Fabout'`)
  await write(page, 'input[autocomplete^="current-password"]', data.password)
  // the code of the sign-in is still valid as the second factor
  await tapOn(page, submit)
  await until(page, "location.hash === '#/about'")
}
