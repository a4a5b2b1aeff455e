import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, type Page } from '@playwright/test'

interface Place {
  /** the https origins of the console, of the provider of staff, and of visitors */
  readonly console: string
  readonly issuer: string
  readonly visitors: string
}

/** The server's reply about the session of the page's browser. */
const session = (page: Page): Promise<{ status: number; data?: { roles: string[]; provedUntil: number | null } }> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/staff/session', { method: 'POST', headers, body: '{}' })
    return { status: reply.status, data: (await reply.json()).data }
  })

const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Signs in at the provider and comes back with a session in cookies that only this host gets, and only over TLS. */
const signIn = async (page: Page, { console: origin, issuer }: Place): Promise<void> => {
  const requested: URL[] = []
  page.on('request', (request) => void requested.push(new URL(request.url())))
  await page.goto(`${origin}/console/people`)
  await page.getByRole('link', { name: 'Sign in' }).click(longTimeout)
  await expect(page).toHaveURL((url) => url.href.startsWith(`${issuer}/interaction/`), longTimeout)
  const authorization = requested.find(({ pathname, origin: of }) => of === issuer && pathname === '/auth')
  expect(authorization?.searchParams.get('code_challenge_method')).toBe('S256')
  await choose(page, 'Yip Ming Tak')
  await expect(page.getByRole('row', { name: /Yip Ming Tak.*You/ })).toBeVisible(longTimeout)
  expect((await session(page)).data?.roles).toEqual(['administrator'])
  const cookies = await page.context().cookies(origin)
  const own = cookies.filter(({ name }) => name.includes('foyer-staff'))
  const safe = { path: '/', domain: 'localhost', secure: true, httpOnly: true, sameSite: 'Lax' }
  // one of the session, one of the sign-in
  expect(own.map(({ name }) => name).sort()).toEqual(['__Host-foyer-staff', '__Host-foyer-staff-browser'])
  for (const cookie of own) expect(cookie).toMatchObject(safe)
}

/** Proves the identity again: the provider requires it although it knows the person. */
const proveAgain = async (page: Page, { console: origin, issuer }: Place): Promise<void> => {
  const before = (await session(page)).data?.provedUntil ?? 0
  await page.goto(`${origin}/staff/sign-in?prove=yes&to=/console/me`)
  await expect(page).toHaveURL((url) => url.href.startsWith(`${issuer}/interaction/`), longTimeout)
  await choose(page, 'Yip Ming Tak')
  await expect(page).toHaveURL(`${origin}/console/me`, longTimeout)
  expect((await session(page)).data?.provedUntil ?? 0).toBeGreaterThan(before)
}

/** Ends the session at the provider, which informs the server by a logout token. */
const leaveProvider = async (page: Page, { console: origin, issuer }: Place): Promise<void> => {
  await page.goto(`${issuer}/session/end`)
  await page.getByRole('button', { name: /yes/i }).click(longTimeout)
  await page.goto(`${origin}/console/`)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible(longTimeout)
  expect((await session(page)).status).toBe(401)
}

/** Somebody whose groups have no role gets a page that explains it, and no session. */
const signInWithoutRole = async (page: Page, { console: origin }: Place): Promise<void> => {
  await page.goto(`${origin}/staff/sign-in`)
  await choose(page, 'Cheung Mei Ling')
  await expect(page.getByText('None of your groups has a role here.')).toBeVisible(longTimeout)
  expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('__Host-foyer-staff')
}

/** Nothing of the sandbox answers, and the host of visitors has nothing of staff. */
const expectNoShortcut = async (page: Page, place: Place): Promise<void> => {
  const statusOf = async (address: string) => (await page.request.get(address, { ignoreHTTPSErrors: true })).status()
  for (const path of ['/sandbox/staff-provider/auth', '/dev/sms', '/dev/clock', '/dev/totp'])
    expect([path, await statusOf(place.console + path)]).toEqual([path, 404])
  for (const path of ['/staff/sign-in', '/staff/callback', '/console/', '/insights/', '/operators/gifts', '/metrics'])
    expect([path, await statusOf(place.visitors + path)]).toEqual([path, 404])
}

/** A member of staff signs in to the console at the firm's provider, proves their identity again, and leaves. */
export const visitConsole = async (page: Page, place: Place): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, place)
  await proveAgain(page, place)
  await leaveProvider(page, place)
  await signInWithoutRole(page, place)
  await expectNoShortcut(page, place)
}
