import type { ClientConfig } from '@foyer/protocol/config'
import { publicDocument } from '@foyer/testing/browser'
import { vi } from 'vitest'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = '/about'
const settled = () => appears('#about-versions + dl dd')
const showNotices = async () => {
  await settled()
  document.querySelector<HTMLElement>('[aria-labelledby="about-notices"] button')?.click()
}

/** Simulates a failure to load the notices, until it is restored. The test restores mocks. */
export const loseNotices = () => {
  const whole = globalThis.fetch
  let isAway = true
  const requestedUrls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).includes('notices.generated')) return whole(input, init)
    requestedUrls.push(String(input))
    return isAway ? Promise.reject(new TypeError('Failed to fetch')) : whole(input, init)
  })
  const bringBack = () => {
    isAway = false
  }
  return { requestedUrls, bringBack }
}

export const states: readonly ScreenState[] = [
  { name: 'about', path, whole: true, reach: settled },
  {
    // the page has already read the configuration of its own release
    name: 'about-newer',
    path,
    whole: true,
    answers: {
      'GET /config.json': async () => ({ ...(await publicDocument<ClientConfig>('/config.json')), release: '9.9.9' }),
    },
    reach: () => appears(`.${pageStyles.aboutCard} .${noticeStyles.notice}`),
  },
  {
    name: 'about-notices',
    path,
    reach: async () => {
      await showNotices()
      await appears(`.${pageStyles.aboutPackages} summary`)
      document.querySelector<HTMLElement>(`.${pageStyles.aboutPackages} summary`)?.click()
      document.querySelector('#about-notices')?.scrollIntoView()
    },
  },
  {
    name: 'about-notices-failed',
    path,
    reach: async () => {
      loseNotices()
      await showNotices()
      await appears(`[aria-labelledby="about-notices"] .${noticeStyles.notice}[data-tone="danger"]`)
      document.querySelector('[aria-labelledby="about-notices"] button')?.scrollIntoView()
    },
  },
]
