import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

/** Faults that may pass by themselves within a second. */
const passes = (error: unknown): boolean => faultIn(error).kind === 'away'

/** The data of one signed-in person. It is dropped with their session. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // offline is a fault that the screen shows, not a wait without end
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && passes(error),
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

interface Read<T> {
  readonly data: T | undefined
  readonly fault: Fault | undefined
  readonly isFetching: boolean
  again(): void
}

interface Options<T = unknown> {
  readonly isWanted?: boolean
  /** milliseconds between two reads while the page is visible, or a function of the data; undefined: no second read */
  readonly every?: number | ((data: T) => number | undefined)
}

/** Returns a function that sends a read. The screens close if the server replies that the session has ended. */
export const useSend = () => {
  const { lost } = useSession()
  return <C extends StaffCall>(name: C, body: BodyOf<C>, signal: AbortSignal): Promise<DataOf<C>> =>
    call(name, body, signal).catch((failed: unknown) => {
      if (!signal.aborted) lost(faultIn(failed))
      throw failed
    })
}

/** Reads what a body names. */
export const useReadOf = <C extends StaffCall>(
  name: C,
  body: BodyOf<C>,
  { isWanted = true, every }: Options<DataOf<C>> = {},
): Read<DataOf<C>> => {
  const send = useSend()
  const { data, error, isFetching, refetch } = useQuery<DataOf<C>>({
    queryKey: [name, body],
    enabled: isWanted,
    refetchInterval: ({ state }) => {
      if (typeof every !== 'function') return every ?? false
      return (state.data !== undefined && every(state.data)) || false
    },
    queryFn: ({ signal }) => send(name, body, signal),
  })
  return { data, fault: error ? faultIn(error) : undefined, isFetching, again: () => void refetch() }
}

/** Reads a list of the server that needs no body. */
export const useRead = <C extends StaffCall>(name: C, options?: Options<DataOf<C>>): Read<DataOf<C>> =>
  useReadOf(name, {} as BodyOf<C>, options)

interface Act<C extends StaffCall> {
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  run(body: BodyOf<C>): void
  clear(): void
}

/**
 * Performs an act, and loads lists again afterwards: also after a failure, because the answer of an act that is done may
 * be lost.
 */
export const useAct = <C extends StaffCall>(
  name: C,
  lists: StaffCall | readonly StaffCall[],
  done: (data: DataOf<C>) => void,
): Act<C> => {
  const { lost } = useSession()
  const client = useQueryClient()
  // a second press may come before the first one is rendered
  const isRunning = useRef(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: BodyOf<C>) => call(name, body),
    onSuccess: done,
    onError: (failed) => lost(faultIn(failed)),
    onSettled: () => {
      isRunning.current = false
      for (const list of [lists].flat()) void client.invalidateQueries({ queryKey: [list] })
    },
  })
  const run = (body: BodyOf<C>) => {
    if (isRunning.current) return
    isRunning.current = true
    mutate(body)
  }
  const fault = error ? faultIn(error) : undefined
  return {
    isBusy: isPending,
    // without an answer nobody knows whether the act is done
    fault: fault?.kind === 'away' ? { ...fault, kind: 'unanswered' } : fault,
    run,
    clear: reset,
  }
}
