/** Adds `pc=1` to the address of the page, which makes it one of a computer. The returned function takes it out again. */
export const addPcToAddress = (): (() => void) => {
  const before = location.search
  const go = (search: string) =>
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  go(`${before}${before ? '&' : '?'}pc=1`)
  return () => go(before)
}
