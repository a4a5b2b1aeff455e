import { type Host, type HostName, isNativeApp } from '../host/detect-host.ts'
import { browserPage, type OpenAppPage } from './page.ts'
import { type AppLinks, openAppSteps, type Step } from './steps.ts'

/**
 * The result: `in-app-browser` if links to other apps do not work here and the person has to use a real browser first
 * (A5); `in-app` if this is the app; otherwise `tried`.
 */
export type OpenAppOutcome = 'in-app-browser' | 'in-app' | 'tried'

const inAppBrowsers: ReadonlySet<HostName> = new Set<HostName>(['wechat', 'qq', 'weibo', 'mini-program'])

/** Milliseconds. A timer this late was suspended in a page that was not in front. */
const sleptFor = 3_000

/**
 * Creates the function that opens the native app (A5–A7). The first address is opened with the tap, the download
 * address after 3000 ms, unless the page was hidden or left meanwhile, which means that the app has opened. A second
 * tap starts again, so that two taps lead to one download. A page that is restored from the cache continues with
 * nothing.
 */
export const appOpener = (page: OpenAppPage = browserPage()): ((host: Host, links: AppLinks) => OpenAppOutcome) => {
  let stop = () => {}

  const start = (steps: readonly Step[]): void => {
    const tapped = page.now()
    const attempt = (step: Step): void => {
      const isAway = page.isHidden() || page.now() - tapped > step.at + sleptFor
      if (isAway || step === steps.at(-1)) stop()
      if (!isAway) page.go(step.url)
    }
    const timers = steps.filter(({ at }) => at > 0).map((step) => setTimeout(attempt, step.at, step))
    const removeListener = page.onLeave(() => stop())
    stop = () => {
      for (const timer of timers) clearTimeout(timer)
      removeListener()
    }
    for (const step of steps) if (step.at === 0) attempt(step)
  }

  return (host, links) => {
    if (isNativeApp(host)) return 'in-app'
    if (inAppBrowsers.has(host.name)) return 'in-app-browser'
    stop()
    start(openAppSteps(host, links))
    return 'tried'
  }
}
