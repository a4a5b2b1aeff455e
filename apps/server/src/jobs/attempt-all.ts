/**
 * Does something for one after the other. What fails for one keeps the others neither from their turn nor from what was
 * done for them.
 *
 * @throws AggregateError once all had their turn, with whatever failed
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
