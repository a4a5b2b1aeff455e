import { createContext, type ReactNode, useContext } from 'react'
import { type LiveSession, useLiveSession, useLoadedSession } from './use-session.ts'

interface Requested {
  query: ReturnType<typeof useLoadedSession>
  live: LiveSession | undefined
}

const Context = createContext<Requested | undefined>(undefined)

/** Loads a session once for the parts of the page: the offer, the stage and what is below. */
export const SessionProvider = ({ code, children }: { code: string | null; children: ReactNode }) => {
  const query = useLoadedSession(code)
  const live = useLiveSession(query.data)
  return <Context value={{ query, live }}>{children}</Context>
}

/** The session's request, with errors. */
export const useSessionQuery = (): Requested['query'] => {
  const requested = useContext(Context)
  if (!requested) throw new Error('no session provider')
  return requested.query
}

/** The loaded session and its live state; undefined before it is loaded, and where it is withheld. */
export const useSession = () => {
  const requested = useContext(Context)
  const loaded = requested?.query.data
  return loaded && requested?.live && !loaded.detail.withheld ? { loaded, live: requested.live } : undefined
}
