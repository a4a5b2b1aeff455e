interface Options {
  readonly labOrigin: string
  /** the app itself reports its language */
  readonly hasBridge: boolean
  readonly theme: 'light' | 'dark'
  /** milliseconds */
  readonly skew: number
  readonly isOffline: boolean
}

/**
 * Simulates the device for the page: its clock, appearance and network. It is sent to the page as text and runs before
 * any script of the page, so it can use only its argument and the page's globals. Later settings come from the lab.
 */
export const device = ({ labOrigin, hasBridge, theme, skew, isOffline }: Options): void => {
  Object.defineProperty(window, 'foyerLab', { value: { origin: labOrigin, hasBridge } })

  const now = Date.now.bind(Date)
  let ahead = skew
  const Skewed = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now() + ahead], made),
    apply: (target) => new target(now() + ahead).toString(),
    get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
  })
  Object.defineProperty(window, 'Date', { value: Skewed, configurable: true, writable: true })

  let isDark = theme === 'dark'
  const real = window.matchMedia.bind(window)
  const queries: MediaQueryList[] = []
  const question = /prefers-color-scheme:\s*(dark|light)/
  window.matchMedia = (query) => {
    const list = real(query)
    const wanted = question.exec(query)?.[1]
    if (wanted === undefined) return list
    Object.defineProperty(list, 'matches', { get: () => isDark === (wanted === 'dark') })
    queries.push(list)
    return list
  }

  let isCut = isOffline
  Object.defineProperty(navigator, 'onLine', { get: () => !isCut, configurable: true })

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== labOrigin || data?.lab !== 'settings') return
    const { settings } = data
    ahead = settings.skew
    const wasDark = isDark
    isDark = settings.theme === 'dark'
    if (isDark !== wasDark) for (const list of queries) list.dispatchEvent(new Event('change'))
    const wasCut = isCut
    isCut = settings.network === 'offline'
    if (isCut !== wasCut) window.dispatchEvent(new Event(isCut ? 'offline' : 'online'))
  })
}
