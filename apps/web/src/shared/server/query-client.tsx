import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** One cache for every screen that reads from the server; off the sign-in path, which needs none. */
export const serverCache = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 2, refetchOnWindowFocus: true } },
})

/** Listens as long as the page lives: a network that comes back on a screen without server state is noticed too. */
onlineManager.subscribe(() => undefined)

export const ServerState = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={serverCache}>{children}</QueryClientProvider>
)
