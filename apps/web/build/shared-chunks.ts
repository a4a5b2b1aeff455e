import type { Rolldown } from 'vite'

/** Every module that needs this one at once, however far up, and itself; `past` ends the way up. */
const needing = (moduleId: string, context: Rolldown.ChunkingContext, past?: RegExp): readonly string[] => {
  const seen = new Set([moduleId])
  for (const id of seen)
    if (!past?.test(id)) for (const importer of context.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  return [...seen]
}

const isPage = /\/src\/routes\/[^/]+\/page\.tsx$/
const isOfActivities = /\/src\/shared\/activity\//

type Takes = (moduleId: string, context: Rolldown.ChunkingContext) => boolean
const neededBy =
  (named: RegExp): Takes =>
  (moduleId, context) =>
    needing(moduleId, context).some((id) => named.test(id))
const neededByPages =
  (least: number, past?: RegExp): Takes =>
  (moduleId, context) =>
    needing(moduleId, context, past).filter((id) => isPage.test(id)).length >= least

const inHall = neededBy(/\/src\/(app\/all-routes\.ts|routes\/home\/page\.tsx)$/)
const inFrame = neededBy(/\/src\/shared\/activity\/(activity-page|blocks\/blocks)\.tsx$/)
const besideFrame = neededByPages(1, isOfActivities)

/** What is of screens of one kind alone, each kind by its folder: all others would carry it along. */
const kinds = ['conversion', 'offerings', 'films', 'player', 'cross-border', 'account-proof'] as const
const isOfKind = (id: string, kind: string): boolean =>
  id.includes(`/src/shared/${kind}/`) || (kind === 'offerings' && /\/contract\/src\/(offering-|gateway)/.test(id))
const ofNoKind = (id: string): boolean => !kinds.some((kind) => isOfKind(id, kind))

type Group = readonly [name: string, takes: Takes]
/** What screens share, by chunk: a module goes into the first that takes it. */
const shared: readonly Group[] = [
  // what nearly every other screen needs: what the hall does, and what is needed in the frame of activities and beside it
  ['screens', (...module) => inHall(...module) || (inFrame(...module) && besideFrame(...module))],
  ['activity', inFrame],
  // what a page of a person needs at once others need late: in a file of its own it would be a request more
  ['parts', (id, context) => ofNoKind(id) && neededByPages(/\/src\/shared\/personal\//.test(id) ? 1 : 4)(id, context)],
  // at once where a screen is a list, late in others: in three files it would be two requests more
  [
    'lists',
    (id, context) => /\/src\/shared\/ui\/(endless-list|pull-refresh)\//.test(id) && neededByPages(1)(id, context),
  ],
  // after what they share with others, which they would take along
  ...kinds.map((kind) => [kind, (id, context) => isOfKind(id, kind) && neededByPages(1)(id, context)] satisfies Group),
  // what two or three screens have in common by chance
  ['seldom', neededByPages(2)],
]
const chunks: readonly Group[] = [
  // the first load: the sign-in path has the tightest byte budget
  ['shell', neededBy(/\/src\/((app|institution)\/main|routes\/loginPage\/page)\.tsx$/)],
  // one file of a few KB instead of one for each chunk below: a browser has six requests under way, others wait
  ['styles', (id, context) => /\.css$/.test(id) && shared.some(([, takes]) => takes(id, context))],
  ...shared,
  // last, or it would take along what the others share: one file for whoever shows quotes, at once or later
  ['quotes', (id, context) => /\/src\/shared\/market\//.test(id) && neededByPages(1)(id, context)],
]
const isOwn = /\/src\/routes\//

/**
 * Left alone, the bundler cuts what screens share into more than twenty chunks of a few hundred bytes; each costs a
 * request, of which a browser has six under way, and compresses worse on its own.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = chunks.map(([chunk, takes], index) => ({
  debugName: chunk,
  priority: chunks.length - index,
  name: (moduleId, context) => (!isOwn.test(moduleId) && takes(moduleId, context) ? chunk : null),
}))
