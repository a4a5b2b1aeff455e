/** Calls `work` after every change of the address, of whatever origin. */
export const onRoute = (window: Pick<Window, 'addEventListener'>, history: History, work: () => void): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...given) => {
      change(...given)
      work()
    }
  }
  window.addEventListener('popstate', work)
  window.addEventListener('hashchange', work)
}
