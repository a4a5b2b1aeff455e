import postgres, { type Sql, type TransactionSql } from 'postgres'
import { joinedStages } from '../../engine/participations.ts'
import { stockRows } from '../../engine/relations.ts'
import { provideStock, stockOf } from '../../engine/stock.ts'
import { lockToPublish, saveActivity, storedActivity } from '../activities/public.ts'
import { type Compiled, type Fault, Faulty, missingPictureFaults, pathOf, savePageVersion } from '../content/public.ts'

export interface Publication {
  readonly version: number
  /** false if the latest version of the page is identical */
  readonly isNew: boolean
  /** what else changed: the facts of the activity, such as its period, or its stock */
  readonly updated: readonly ('activity' | 'stock')[]
}

/** Everything other than the page that publishing may change, for a comparison before and after. */
const publishedState = async (tx: TransactionSql, number: number) => {
  const [row] = await tx<[{ activity: string | null; stock: string | null }]>`
    select ${storedActivity(tx, number)} as activity,
      (select jsonb_agg(jsonb_build_array(stage, total) order by stage)::text
        from ${stockRows(tx)} stock where activity = ${number}) as stock`
  return row
}

/**
 * Faults for stock that the campaign omits although it was published with a number. Without stock, joining would have
 * no limit.
 */
const removedStock = async (tx: TransactionSql, { facts, content, stock }: Compiled): Promise<Fault[]> => {
  const published = [...(await stockOf(tx, facts.number)).keys()]
  const places = new Map(content.stages.map(({ id }, i) => [id, ['page', 'stages', i, 'stock'] as PropertyKey[]]))
  if (content.stages.length === 0) places.set('', ['activity', 'stock'])
  return published
    .filter((stage) => places.has(stage) && !stock.some((given) => given.stage === stage))
    .map((stage) => ({
      path: pathOf(places.get(stage) ?? []),
      message: 'must stay a number, since it was published with one: write 0 if nothing is left',
    }))
}

/**
 * Faults for stages that persons have joined and the campaign omits. A renamed stage would have new stock and no
 * participants.
 */
const removedStages = async (tx: TransactionSql, { facts, content }: Compiled): Promise<Fault[]> => {
  const ids = content.stages.length === 0 ? [''] : content.stages.map(({ id }) => id)
  return (await joinedStages(tx, facts.number))
    .filter((stage) => !ids.includes(stage))
    .map((stage) => ({
      path: 'page.stages',
      message: stage
        ? `must hold the stage ${stage}, which somebody has joined: add it again`
        : 'must not be added, since somebody has joined the activity as a whole',
    }))
}

/** Converts the error to `Faulty` if another activity has the code already. */
const asFault = (error: unknown): unknown =>
  error instanceof postgres.PostgresError && error.constraint_name === 'activities_code_key'
    ? new Faulty([
        { path: 'activity.code', message: 'is already the code of another activity: choose a different one' },
      ])
    : error

/** Serializes publishers of an activity, also of one that does not exist yet, until the transaction ends. */
export const lockNumber = async (tx: TransactionSql, number: number): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended('publish', ${number}))`
}

/**
 * Publishes a campaign in the caller's transaction, which must be rolled back if this throws. An unchanged campaign
 * writes nothing. Concurrent calls for one activity run in sequence, because the first locks its row. No join runs
 * meanwhile, because every join holds a shared lock on that row.
 *
 * @param at milliseconds of the wall clock
 * @throws Faulty if the campaign conflicts with the database
 */
export const publishWithin = async (tx: TransactionSql, compiled: Compiled, at: number): Promise<Publication> => {
  const { facts, content, stock } = compiled
  await lockNumber(tx, facts.number)
  await lockToPublish(tx, facts.number)
  const before = await publishedState(tx, facts.number)
  const code = await saveActivity(tx, facts).catch((error) => {
    throw asFault(error)
  })
  if (code !== facts.code)
    throw new Faulty([
      {
        path: 'activity.number',
        message: `is already the number of ${code}: choose a different number, or keep that code`,
      },
    ])
  const faults = [
    ...(await removedStock(tx, compiled)),
    ...(await removedStages(tx, compiled)),
    ...(await missingPictureFaults(tx, compiled.content.blocks, true)),
  ]
  if (faults.length > 0) throw new Faulty(faults)
  for (const { stage, total } of stock) await provideStock(tx, facts.number, total, stage)
  const after = await publishedState(tx, facts.number)
  const updated = (['activity', 'stock'] as const).filter((part) => before[part] !== after[part])
  return { ...(await savePageVersion(tx, facts.number, content, at)), updated }
}

/** Publishes activity, stock and page of a campaign in one transaction. @throws Faulty as `publishWithin` does */
export const publish = (db: Sql, compiled: Compiled, at: number): Promise<Publication> =>
  db.begin((tx) => publishWithin(tx, compiled, at))
