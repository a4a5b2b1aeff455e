import type { Rolldown } from 'vite'

/** Returns the module and every module that imports it statically, directly or not; `past` ends the search. */
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

/** Kinds of screens by folder. Code of one kind has its own chunk, so that other screens do not load it. */
const kinds = ['conversion', 'offerings', 'films', 'player', 'cross-border', 'account-proof', 'market'] as const
const isOfKind = (id: string, kind: string): boolean =>
  id.includes(`/src/shared/${kind}/`) ||
  // the account login reads at once whether the device has passkeys
  // a code that a person presents, at once on its own screen and later on that of a reward
  (kind === 'conversion' && /\/src\/shared\/(presentation|qr)\//.test(id)) ||
  (kind === 'account-proof' && id.includes('/src/shared/passkeys/')) ||
  (kind === 'offerings' && /\/contract\/src\/(offering-|gateway)/.test(id))
const ofNoKind = (id: string): boolean => !kinds.some((kind) => isOfKind(id, kind))

type Group = readonly [name: string, takes: Takes]
/** Shared chunks. A module goes into the first one that matches. */
const shared: readonly Group[] = [
  // code that nearly every screen needs: what the hall uses, or what the frame of activities and screens outside of it
  // both use
  ['screens', (...module) => inHall(...module) || (inFrame(...module) && besideFrame(...module))],
  ['activity', inFrame],
  // three small files that belong to every dialog
  ['modal', (id) => /\/src\/(shared\/ui\/(use-modal|dialog\/)|platform\/layers)/.test(id)],
  // personal pages need it at once and others late; a chunk of its own would be one more request
  ['parts', (id, context) => ofNoKind(id) && neededByPages(/\/src\/shared\/personal\//.test(id) ? 1 : 4)(id, context)],
  // lists need it at once and others late; three chunks would be two more requests
  [
    'lists',
    (id, context) => /\/src\/shared\/ui\/(endless-list|pull-refresh)\//.test(id) && neededByPages(1)(id, context),
  ],
  // one more request of two screens, instead of half a KB for six screens that open no stream
  ['streams', (id, context) => /\/src\/shared\/streams\//.test(id) && neededByPages(1)(id, context)],
  // after the chunks that kinds share with others, which would otherwise be included
  ...kinds.map((kind) => [kind, (id, context) => isOfKind(id, kind) && neededByPages(1)(id, context)] satisfies Group),
  // code that two or three screens share by chance
  ['seldom', neededByPages(2)],
]
const chunks: readonly Group[] = [
  // the first load: the sign-in path has the tightest byte budget
  ['shell', neededBy(/\/src\/((app|institution)\/main|routes\/loginPage\/page)\.tsx$/)],
  // One style sheet of a few KB instead of one for each chunk below, because a browser sends six requests at once.
  ['styles', (id, context) => /\.css$/.test(id) && shared.some(([, takes]) => takes(id, context))],
  ...shared,
]
const isOwn = /\/src\/routes\//

/**
 * Groups shared code. By default the bundler would create more than twenty shared chunks of a few hundred bytes. Each
 * costs a request, of which a browser sends six at once, and compresses worse alone.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = chunks.map(([chunk, takes], index) => ({
  debugName: chunk,
  priority: chunks.length - index,
  name: (moduleId, context) => (!isOwn.test(moduleId) && takes(moduleId, context) ? chunk : null),
}))
