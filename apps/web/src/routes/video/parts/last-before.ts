/** The index of the last item that begins at or before a time; -1 before the first. The items must be in order. */
export const lastBefore = <Item>(items: readonly Item[], time: number, beginOf: (item: Item) => number): number => {
  let found = -1
  for (const item of items) {
    if (beginOf(item) > time) break
    found++
  }
  return found
}
