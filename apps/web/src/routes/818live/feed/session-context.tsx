import { createContext, type ReactNode, useContext } from 'react'
import type { LoadedSession } from '../api.ts'
import { type LiveSession, useLiveSession, useLoadedSession } from './use-session.ts'

interface Requested {
  loaded: LoadedSession | undefined
  live: LiveSession | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
}

const Context = createContext<Requested | undefined>(undefined)

/** Loads a session once for the parts of the page: the offer, the stage and what is below. */
export const SessionProvider = ({ code, children }: { code: string | null; children: ReactNode }) => {
  // each value is read here, because a request draws this component again only for the values that it has read
  const { data: loaded, error, isFetching, refetch } = useLoadedSession(code)
  const live = useLiveSession(loaded)
  return <Context value={{ loaded, live, error, isFetching, retry: () => void refetch() }}>{children}</Context>
}

/** The request of the session, with its error. */
export const useRequestedSession = (): Requested => {
  const requested = useContext(Context)
  if (!requested) throw new Error('no session provider')
  return requested
}

/** The loaded session and its live state; undefined before it is loaded, and where it is withheld. */
export const useSession = () => {
  const { loaded, live } = useRequestedSession()
  return loaded && live && { loaded, live }
}
