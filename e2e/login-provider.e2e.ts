import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { agree } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { type OwnServer, openOwnServer, stopServer } from '@foyer/testing/journey/own-server'
import { portOf } from '@foyer/testing/journey/ports'
import { agreeBox, codeField, requestCode, signInButton } from '@foyer/testing/journey/sign-in-steps'
import type { Page } from '@playwright/test'
import clients from '../apps/back-office/clients.json' with { type: 'json' }

const port = portOf('login provider')
const officePort = portOf('back office')
const origin = `http://localhost:${port}`
const office = `http://127.0.0.1:${officePort}`
const language = 'en-US'
const [client] = clients
if (!client) throw new Error('the back office has no client')
const { clientNo, password, mobile } = client

let own: OwnServer | undefined
let systems: ChildProcess | undefined

test.use({ baseURL: origin })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  systems = spawn(process.execPath, ['apps/back-office/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      BACK_OFFICE_KEYS: `foyer:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
      BACK_OFFICE_PORT: String(officePort),
      BACK_OFFICE_REDIRECT_URIS: `${origin}/login/provider/callback`,
      BACK_OFFICE_LOGOUT_URI: `${origin}/login/provider/logout`,
    },
  })
  own = await openOwnServer(port, {
    CONNECTOR_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    CONNECTOR_ACCOUNT_DIRECTORY_URL: `${office}/account-directory`,
    CONNECTOR_CREDENTIALS_URL: `${office}/credentials`,
    CONNECTOR_SMS_URL: `${office}/sms`,
    LOGIN_OIDC_ISSUER: `${office}/provider`,
    LOGIN_OIDC_CLIENT_ID: 'foyer',
    LOGIN_OIDC_REDIRECT_URI: `${origin}/login/provider/callback`,
    LOGIN_OIDC_CLAIM: 'holder',
    LOGIN_OIDC_ACR: 'urn:firm:two-factors',
  })
})

test.afterAll(async () => {
  // a start that failed has left some of them
  await own?.close()
  if (systems) await stopServer(systems)
})

/** The code in the newest message to the client's phone. */
const codeToPhone = async (page: Page): Promise<string> => {
  const { messages } = (await (await page.request.get(`${office}/control/messages`)).json()) as {
    messages: { to: string; text: string }[]
  }
  return /\b\d{6}\b/.exec(messages.find(({ to }) => to === mobile)?.text ?? '')?.[0] ?? ''
}

const codeOfAuthenticator = async (page: Page): Promise<string> => {
  const reply = await page.request.get(`${office}/control/authenticator?clientNo=${clientNo}`)
  return ((await reply.json()) as { code: string }).code
}

const continueButton = (page: Page) => page.getByRole('button', { name: 'Go to the login page' })

test('a client signs in at the real provider and comes back logged in; a cancelled try has a way on, and a logout there ends the login', async ({
  page,
}) => {
  const back = encodeURIComponent('/selectLogin?way=account')
  await page.goto(`/?lang=${language}#/loginPage?back=${back}`)
  await requestCode(page, language, mobile.replace('+852', ''))
  await codeField(page, language).fill(await codeToPhone(page))
  await agreeBox(page, language).check()
  await signInButton(page, language).click()

  // cancelled at the provider
  await expect(continueButton(page)).toBeVisible()
  await expect(page.getByLabel('Account password')).toHaveCount(0)
  // the documents of the sign-in just before are unchanged
  await continueButton(page).click()
  await expect(page.getByRole('heading', { name: 'Sign-in page of the firm' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('not completed')
  expect(page.url()).not.toContain('problem')

  await agree(page)
  await continueButton(page).click()
  await page.getByLabel('Client number').fill(clientNo)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Authenticator code').fill(await codeOfAuthenticator(page))
  await page.getByRole('button', { name: 'Sign in' }).click()
  // the holder has two accounts under the number
  await page.getByRole('radio', { name: /1001/ }).check({ force: true })
  await page.getByRole('button', { name: 'Log in to the account' }).click()
  await expect(page.getByText('You are logged in to your account')).toBeVisible()
  expect(page.url()).not.toContain('proof')
  await page.evaluate(() => {
    location.hash = '#/me'
  })
  await expect(page.getByRole('button', { name: 'Log out of the securities account' })).toBeVisible()

  // the client logs out at the provider, which tells the server
  const other = await page.context().newPage()
  await other.goto(`${office}/provider/session/end`)
  await other.getByRole('button', { name: /yes/i }).click()
  await other.waitForLoadState()
  await other.close()
  // the next call of the page is refused, and the page is at register level again
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await expect(page.getByRole('main').getByText('Phone user')).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/me'
  })
  await expect(page.getByRole('link', { name: 'Log in to your securities account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})
