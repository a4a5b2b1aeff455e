import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

interface Read<T> {
  readonly data: T | undefined
  readonly fault: Fault | undefined
  again(): void
}

/** Reads what a body names. */
export const useReadOf = <C extends StaffCall>(name: C, body: BodyOf<C>): Read<DataOf<C>> => {
  const { lost } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: [name, body],
    queryFn: ({ signal }) =>
      call(name, body, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  return { data, fault: error ? faultIn(error) : undefined, again: () => void refetch() }
}
