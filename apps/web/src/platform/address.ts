/**
 * Whether the address is that of a screen. The visitor may have gone to another one, which a late answer or a tap before
 * that one is shown must not change.
 */
export const isAt = (path: string): boolean => (location.hash.slice(1).split('?')[0] || '/') === path

/** Replaces the query of a screen's address, without a history entry and without scrolling. */
export const nameView = (path: string): void => {
  if (isAt(path.split('?')[0] ?? '')) history.replaceState(history.state, '', `#${path}`)
}
