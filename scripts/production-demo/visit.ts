import { rmSync } from 'node:fs'
import {
  confirmButton,
  continueButton,
  longTimeout,
  passPassword,
  passwordField,
} from '@foyer/testing/journey/account-steps'
import { agreeBox, codeField, requestCode, signInButton } from '@foyer/testing/journey/sign-in-steps'
import { chromium, expect, type Page } from '@playwright/test'
import { totpNow } from '../../apps/server/src/modules/login/totp.ts'
import { built } from '../../apps/web/build/built-selector.ts'
import { fillIn, sheet, typePassword } from '../../apps/web/src/shared/offerings/testing/steps.ts'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import type { Certificates } from './certificates.ts'

const language = 'en-US'

/** A visitor's browser, which trusts the certificate of the demo. */
export const openBrowser = async (folder: string, { fingerprint }: Certificates) => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${fingerprint}`],
    viewport: { width: 390, height: 844 },
    locale: language,
    timezoneId: 'Asia/Hong_Kong',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Signs in by phone. @param mobile with the area code of Hong Kong, such as +85261000001 */
export const signIn = async (
  page: Page,
  origin: string,
  mobile: string,
  codeFor: (mobile: string) => Promise<string>,
): Promise<void> => {
  await page.goto(`${origin}/?lang=${language}#/loginPage`)
  await requestCode(page, language, mobile.replace('+852', ''))
  await codeField(page, language).fill(await codeFor(mobile))
  await agreeBox(page, language).check()
  await signInButton(page, language).click()
  await expect(page).not.toHaveURL(/loginPage/, longTimeout)
}

interface Login {
  readonly clientNo: string
  readonly password: string
  /** the secret of the client's authenticator in base32 */
  readonly authenticator: string
}

/** Chooses an account on the way to a page. */
const chooseAccount = async (page: Page, origin: string, client: Login, path: string): Promise<void> => {
  await page.goto(`${origin}/?lang=${language}#/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await page.getByRole('radio', { name: client.clientNo.slice(-4) }).check({ force: true, ...longTimeout })
}

const expectToBeAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).hash, longTimeout).toBe(`#${path}`)

/**
 * Logs in to an account and reaches the page behind the login: first by password, for which the code of the sign-in is
 * the second factor, and then again by password and authenticator, since the device is known now.
 */
export const logIn = async (page: Page, origin: string, client: Login, path: string): Promise<void> => {
  await chooseAccount(page, origin, client, path)
  await passwordField(page).fill(client.password)
  await continueButton(page).click()
  await expectToBeAt(page, path)
  // leaving the page ends the login
  await page.goto('about:blank')
  await chooseAccount(page, origin, client, path)
  await passPassword(page, client.password)
  await page.getByRole('radio', { name: 'Authenticator' }).check({ force: true, ...longTimeout })
  await page.getByLabel('Authenticator code').fill(totpNow(client.authenticator, '', Date.now()).code)
  await confirmButton(page).click()
  await expectToBeAt(page, path)
}

/** Milliseconds within which the servers have found out about an order, on a busy machine. They look for it after seconds. */
const untilFoundOut = 60_000

interface Order {
  readonly lots: number
  readonly tradingPassword: string
  /** loses the firm's systems just before the order is sent */
  readonly lose: () => Promise<void>
  readonly heal: () => Promise<void>
}

/**
 * Subscribes for the bond of the open page, while the firm's systems are lost in the middle: the page says that the
 * outcome is being found out, and shows the application once they are back.
 */
export const subscribe = async (page: Page, { lots, tradingPassword, lose, heal }: Order): Promise<void> => {
  await fillIn(page, { lots })
  await sheet(page).locator(built('.sheet-footer .button')).click()
  await lose()
  await typePassword(page, tradingPassword)
  await expect(sheet(page)).toContainText('We are confirming the result', longTimeout)
  await heal()
  await page.getByRole('button', { name: 'Done' }).click()
  const card = page.getByRole('region', { name: 'My application' })
  await expect(card).toContainText('Being confirmed')
  await expect(card.getByRole('button', { name: 'Cancel this application' })).toBeVisible({ timeout: untilFoundOut })
}
