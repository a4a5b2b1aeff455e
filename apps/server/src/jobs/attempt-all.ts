/**
 * Runs an act for one item after the other. A failure for one item neither stops nor undoes the others.
 *
 * @throws AggregateError with all failures, after the last item
 */
export const attemptAll = async <T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await act(item)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
