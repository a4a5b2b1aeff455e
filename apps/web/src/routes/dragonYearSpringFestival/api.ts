import type { DrawDetail, DrawRecord, DrawRecords } from '@foyer/contract/draws'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'

/** Between the end and the seed: how often it is asked for. Milliseconds. */
const untilRevealed = 15_000

/** The draw as anyone may see it; `isOver`: its activity is. */
export const useDraw = (code: string, isOver: boolean): UseQueryResult<DrawDetail> =>
  useQuery({
    queryKey: ['draw', code],
    queryFn: ({ signal }) => getPublic<DrawDetail>(`draws/${code}`, signal),
    initialData: () => takeArrived<DrawDetail>(`draws/${code}`)?.document,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOver && state.data && state.data.seed === null ? untilRevealed : false),
  })

/** The last winners of a draw that goes on. */
export const useWinners = (code: string): UseQueryResult<DrawRecords> =>
  useQuery({
    queryKey: ['draw-winners', code],
    queryFn: ({ signal }) => getPublic<DrawRecords>(`draws/${code}/records`, signal),
  })

/** Every record of a draw that is revealed, page after page. */
export async function* everyRecord(code: string): AsyncGenerator<readonly DrawRecord[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: DrawRecords = await getPublic<DrawRecords>(`draws/${code}/records?after=${after}`)
    yield page.records
    after = page.next
  }
}
