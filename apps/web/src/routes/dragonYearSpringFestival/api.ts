import type { DrawDetail, DrawRecord, DrawRecords } from '@foyer/api/draws'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'

/** Milliseconds between requests for the seed, after the end and before the reveal. */
const untilRevealed = 15_000

/** The public facts of the draw. `isOver`: its activity has ended. */
export const useDraw = (code: string, isOver: boolean): UseQueryResult<DrawDetail> =>
  useQuery({
    queryKey: ['draw', code],
    queryFn: ({ signal }) => getPublic(pathTo('GET /draws/:code', { code }), signal),
    initialData: () => takeArrived(pathTo('GET /draws/:code', { code }))?.document,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOver && state.data && state.data.seed === null ? untilRevealed : false),
  })

/** The latest winners of a running draw. */
export const useWinners = (code: string): UseQueryResult<DrawRecords> =>
  useQuery({
    queryKey: ['draw-winners', code],
    queryFn: ({ signal }) => getPublic(pathTo('GET /draws/:code/records', { code }), signal),
  })

/** All records of a revealed draw, page by page. */
export async function* everyRecord(code: string): AsyncGenerator<readonly DrawRecord[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: DrawRecords = await getPublic(withQuery(pathTo('GET /draws/:code/records', { code }), { after }))
    yield page.records
    after = page.next
  }
}
