import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The cache of all screens that read from the server. The sign-in path does not load it. */
export const serverCache = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 2, refetchOnWindowFocus: true } },
})

/** A permanent subscription, so that a returning network is noticed on screens without server state too. */
onlineManager.subscribe(() => undefined)

export const ServerState = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={serverCache}>{children}</QueryClientProvider>
)
