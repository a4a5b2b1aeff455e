/** Index of the last of those that have begun at a time; -1 before the first. They are in order. */
export const lastBefore = <Item>(items: readonly Item[], time: number, beginOf: (item: Item) => number): number => {
  let found = -1
  for (const item of items) {
    if (beginOf(item) > time) break
    found++
  }
  return found
}
