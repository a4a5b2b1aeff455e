// copy for customers, cspell:ignore asks
import { requestsOf } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as filmCardStyles from '../../shared/films/film-card.module.css'
import * as statisticsQuestionStyles from '../../shared/statistics/statistics-question.module.css'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { answerStatistics, consentKey } from './consent.ts'

const events = 'POST /sa'
const question = page.getByRole('region', { name: 'Usage statistics' })
const status = page.getByCss(`.${statisticsQuestionStyles.statistics} [role="status"]`)
const toggle = page.getByRole('switch', { name: 'Allow usage statistics' })

/** Keys and cookies of the tracker on this device. */
const storedHere = (): string[] => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('foyer.tracker.'))
  return document.cookie.includes('foyer_anonymous_id=') ? [...keys, 'cookie'] : keys
}
const sentEvents = () =>
  requestsOf(events).flatMap(({ body }) => {
    const form = new URLSearchParams(String(body))
    // several waiting events are sent as one batch
    const data = form.get('data') ?? form.get('data_list') ?? ''
    const text = new TextDecoder().decode(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)))
    return [JSON.parse(text)].flat() as { event: string; properties: Record<string, unknown> }[]
  })
const sentPages = () =>
  sentEvents().flatMap(({ event, properties }) =>
    event === '$pageview' && properties.$url_path !== '/blank' ? [properties.$url_path] : [],
  )

/** Simulates that another tab stored an answer, or that the site's storage was cleared. */
const storageChanges = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

/** The collector's configuration script, which enables the collection of everything. */
const answerConfiguration = () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLScriptElement, address) {
    const name = new URL(address, location.href).searchParams.get('callbackName')
    this.setAttribute('src', `data:text/javascript,${encodeURIComponent(`${name}({})`)}`)
  })
}

/** Opens another screen and waits for its heading. */
const follow = async (path: string, title: string): Promise<void> => {
  await goTo(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
}
const films = ['/818videolist', '818 videos'] as const
const signIn = 'Sign in with your phone'

const open = (path: string) => openScreen(path, { answers: { [events]: () => new Response(null, { status: 204 }) } })

/** Sets the browser's tracking signal. */
const signal = (name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  answerConfiguration()
  localStorage.removeItem(consentKey)
  storageChanges(null)
})
afterEach(async () => {
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name)
  answerStatistics('refused')
  await expect.poll(storedHere).toEqual([])
  vi.restoreAllMocks()
})

test('A9 nothing is stored or sent until a visitor consents, and then the pages of this visit are sent in order', async () => {
  await open('/818videolist')
  await expect.element(question).toBeVisible()
  await follow('/loginPage', signIn)
  await follow(...films)
  await expect.element(question).toBeVisible()
  expect([requestsOf(events), storedHere()]).toEqual([[], []])
  await question.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.element(status).toMatchTextContent('Statistics are on')
  await expect.element(status).toHaveFocus()
  await expect.poll(sentPages).toEqual(['/818videolist', '/loginPage', '/818videolist'])
})

test('A visitor who declines does not see the question again, and nothing is stored or sent', async () => {
  await open('/818videolist')
  await question.getByRole('button', { name: 'Do not allow' }).click()
  await expect.element(status).toMatchTextContent('Nothing is counted')
  await expect.element(status).toHaveFocus()
  await goTo('/privacy')
  await expect.element(toggle).not.toBeChecked()
  await goTo('/818videolist')
  await expect.poll(() => document.querySelector(`.${filmCardStyles.filmCard}`)).not.toBeNull()
  await expect.element(question).not.toBeInTheDocument()
  // the value that a later page reads
  expect(localStorage.getItem(consentKey)).toBe('refused')
  expect([requestsOf(events), storedHere()]).toEqual([[], []])
})

test('The switch on the privacy page turns statistics on and off, and turning them off removes what was stored', async () => {
  await open('/privacy')
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await expect.poll(storedHere).toContain('cookie')
  await follow(...films)
  await expect.poll(sentPages).toContain('/818videolist')
  await goTo('/privacy')
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await expect.poll(storedHere).toEqual([])
  const sent = requestsOf(events).length
  await goTo('/818videolist')
  await expect.poll(() => document.querySelector(`.${filmCardStyles.filmCard}`)).not.toBeNull()
  expect(storedHere()).toEqual([])
  expect(requestsOf(events).length).toBe(sent)
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)(
  'COMM-20 in a browser that signals %s, no visitor sees the question and nothing is stored or sent until they consent on the switch',
  async (name, value) => {
    signal(name, value)
    storageChanges(null)
    await open('/818videolist')
    await expect.poll(() => document.querySelector(`.${filmCardStyles.filmCard}`)).not.toBeNull()
    await goTo('/privacy')
    await expect.element(toggle).not.toBeChecked()
    await expect.element(page.getByText(/Your browser asks sites not to track you/)).toBeVisible()
    await goTo('/818videolist')
    await expect.poll(() => document.querySelector(`.${filmCardStyles.filmCard}`)).not.toBeNull()
    await expect.element(question).not.toBeInTheDocument()
    expect([requestsOf(events), storedHere(), localStorage.getItem(consentKey)]).toEqual([[], [], null])
    await goTo('/privacy')
    await toggle.click()
    await expect.element(toggle).toBeChecked()
    await follow(...films)
    await expect.poll(sentPages).toContain('/818videolist')
    // the answer also applies on the next visit
    storageChanges(consentKey)
    await goTo('/privacy')
    await expect.element(toggle).toBeChecked()
  },
)

test('COMM-20 consent from before the browser signalled not to be tracked does not count, and what it stored is removed', async () => {
  await open('/818videolist')
  await question.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(storedHere).toContain('cookie')
  signal('globalPrivacyControl', true)
  storageChanges(null)
  await expect.poll(storedHere).toEqual([])
  await goTo('/privacy')
  await expect.element(toggle).not.toBeChecked()
})

test('An answer that is given in another tab applies in this one, both consent and refusal', async () => {
  await open('/818videolist')
  await expect.element(question).toBeVisible()
  localStorage.setItem(consentKey, 'granted')
  storageChanges(consentKey)
  await expect.element(question).not.toBeInTheDocument()
  await follow('/loginPage', signIn)
  await expect.poll(sentPages).toContain('/loginPage')
  localStorage.setItem(consentKey, 'refused')
  storageChanges(consentKey)
  await expect.poll(storedHere).toEqual([])
})

test('The query and the hash of an address are never sent with an event, except for the parameters of a campaign', async () => {
  const secret = 'Q7secretQ7'
  const before = location.search
  answerStatistics('granted')
  localStorage.setItem(consentKey, 'granted')
  await open('/crossBorder')
  history.replaceState(history.state, '', `?token=${secret}&utm_source=mail${location.hash}`)
  try {
    await goTo(`/loginPage?ticket=${secret}&back=%2F&code=${secret}&utm_medium=card`)
    await expect.poll(sentPages).toContain('/loginPage')
    await goTo(`/818videolist?topic=markets&handoff=${secret}`)
    await expect.poll(sentPages).toContain('/818videolist')
    location.hash = `access_token=${secret}`
    await expect.poll(() => document.querySelector('#app h1')?.textContent).toMatch(/We cannot find this page|\w/)
    await goTo('/crossBorder')
    await expect.poll(() => sentPages().filter((path) => path === '/crossBorder').length).toBe(2)
    const all = JSON.stringify([
      sentEvents(),
      requestsOf(events).map(({ query }) => String(query)),
      { ...localStorage },
    ])
    expect(all).not.toContain(secret)
    expect(all).toContain('utm_source=mail')
  } finally {
    history.replaceState(history.state, '', `${location.pathname}${before}${location.hash}`)
  }
})
