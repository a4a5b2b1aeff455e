import type { DraftDocument } from '@foyer/api/staff/campaigns'
import type { DraftPreview } from '@foyer/api/staff/editor'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session-context.ts'
import { call } from '../../shared/call.ts'
import { type Fault, faultIn } from '../../shared/fault.ts'

/** Milliseconds after which a new draft replaces the old one, which expires after half an hour. */
const renewal = 25 * 60_000

/** A revision with a draft that shows it in the client. */
export interface Drafted {
  readonly document: DraftDocument
  readonly draft: DraftPreview
}

/** Makes a draft of a revision, also of one with faults. */
export const useDraft = (
  id: string,
  revision: number,
): { data: Drafted | undefined; fault: Fault | undefined; again: () => void } => {
  const { lost } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /staff/editor/draft', id, revision],
    // a revision never changes
    staleTime: renewal,
    gcTime: renewal,
    refetchInterval: renewal,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Drafted> => {
      try {
        const { document } = await call('POST /staff/campaigns/revisions/open', { id, revision }, signal)
        return { document, draft: await call('POST /staff/editor/draft', { document }, signal) }
      } catch (failed) {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }
    },
  })
  return { data, fault: error ? faultIn(error) : undefined, again: () => void refetch() }
}
